/** The profile of whoever is signed in to the sample. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { Box } from "@learnt/ui/layout/layout";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Cover } from "@learnt/ui/media/Cover";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSampleSession } from "../../app/sampleSession";
import { AboutTab } from "./components/AboutTab";
import { AlbumsTab } from "./components/AlbumsTab";
import { TimelineTab } from "./components/TimelineTab";
import { about, albums, timeline } from "./queries";

function renderQuery<Answer>(query: UseQueryResult<Answer>, show: (answer: Answer) => ReactNode): ReactNode {
  if (query.data) return show(query.data);
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <SkeletonCards />;
}

export default function SampleProfileRoute() {
  const { t } = useTranslation("sample_profile");
  const session = useSampleSession();
  const name = session?.user.data.displayName ?? t("title");
  const [requested, known, pictures] = [useQuery(timeline), useQuery(about), useQuery(albums)];
  return (
    <Page width="container">
      <Box borderRadius="lg" overflow="hidden" height={{ base: "6rem", md: "10rem" }} aria-hidden="true">
        <Cover seed={name} />
      </Box>
      <Box
        position="relative"
        width="fit-content"
        marginBlockStart="-2.5rem"
        marginInlineStart={{ base: "3", md: "6" }}
        borderRadius="full"
        border="4px solid"
        borderColor="page"
      >
        <Avatar name={name} size="xl" />
      </Box>
      <PageHeader title={<bdi>{name}</bdi>}>
        {[known.data?.work.occupation, session?.user.data.email].filter(Boolean).join(" · ")}
      </PageHeader>
      <Tabs
        label={t("title")}
        name="tab"
        tabs={[
          {
            id: "timeline",
            label: t("timeline"),
            content: renderQuery(requested, (answer) => <TimelineTab timeline={answer} />),
          },
          {
            id: "about",
            label: t("about"),
            content: renderQuery(known, (answer) => <AboutTab about={answer} />),
          },
          {
            id: "photos-videos",
            label: t("albums"),
            content: renderQuery(pictures, (answer) => <AlbumsTab albums={answer} />),
          },
        ]}
      />
    </Page>
  );
}

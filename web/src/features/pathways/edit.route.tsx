/** One pathway for its admins: what lies on it, what it says, how it looks, who is where, and its rules. */
import { Link } from "@learnt/ui/action/Link";
import { describedBy } from "@learnt/ui/feedback/ConflictNotice";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { OtherTeams } from "../../app/documentTeams";
import { DocumentPermissions } from "../../app/lazyParts";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { SaveProblem, SaveStatus } from "../../app/SaveProblem";
import { useTitle } from "../../app/title";
import { Actions } from "./components/Actions";
import { Details } from "./components/Details";
import { PathwayItems } from "./components/PathwayItems";
import { PathwayView } from "./components/PathwayView";
import { People } from "./components/People";
import { StatusBadge } from "./components/StatusBadge";
import { initialItemStates, isLive, type Pathway } from "./model";
import "./pathways.css";
import { pathwayQuery, usePeopleLiveInvalidation } from "./queries";
import { useEditor } from "./useEditor";

export default function EditPathway() {
  const { t } = useTranslation("pathways");
  const { pathwayId = "" } = useParams();
  const query = useQuery(pathwayQuery(pathwayId));
  const pathway = isNotFound(query.error) ? undefined : query.data;
  useTitle(pathway?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!pathway)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.pathways}
        listName={t("title")}
      />
    );
  return <Editor key={pathway.id} pathway={pathway} />;
}

function Editor({ pathway }: { pathway: Pathway }) {
  const { t } = useTranslation("pathways");
  const editor = useEditor(pathway);
  usePeopleLiveInvalidation(pathway.id);
  const { draft } = editor;
  const disabled = !pathway.can.edit;
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={paths.pathways}>{t("title")}</Link>}
        title={draft.title || t("untitled")}
        actions={<Actions pathway={pathway} editor={editor} />}
      >
        <HStack gap="3" wrap="wrap">
          <StatusBadge status={pathway.status} />
          <SaveStatus {...editor} />
        </HStack>
      </PageHeader>
      <Stack gap="4">
        <SaveProblem
          {...editor}
          problem={editor.error}
          onRetry={editor.retry}
          describe={describedBy((name) =>
            name === "items" || name === "mode" || name === "requiredCount"
              ? t("tab.items")
              : name === "due"
                ? t("due.title")
                : t(`field.${name}`, { defaultValue: "" }) || undefined,
          )}
        />
        <Suspense fallback={null}>
          <OtherTeams of={pathway} />
        </Suspense>
        {pathway.status === "publishedwithdraft" && <Notice title={t("draftNotice")} />}
        <Tabs
          label={draft.title}
          name="tab"
          tabs={[
            {
              id: "items",
              label: t("tab.items"),
              count: draft.items.length || undefined,
              content: <PathwayItems editor={editor} disabled={disabled} />,
            },
            {
              id: "details",
              label: t("tab.details"),
              content: <Details pathway={pathway} editor={editor} disabled={disabled} />,
            },
            {
              id: "preview",
              label: t("tab.preview"),
              content: (
                <PathwayView
                  states={initialItemStates(draft.items, draft.mode)}
                  mode={draft.mode}
                  requiredCount={draft.requiredCount}
                  isPreview
                />
              ),
            },
            {
              id: "people",
              label: t("tab.people"),
              count: pathway.people || undefined,
              content: <People pathway={pathway} />,
            },
            {
              id: "permissions",
              label: t("tab.permissions"),
              content: (
                <Suspense fallback={<PageSkeleton />}>
                  <DocumentPermissions
                    documentId={pathway.id}
                    type="pathway"
                    title={pathway.title}
                    published={isLive(pathway.status)}
                    canChange={pathway.isLookedAfterHere}
                  />
                </Suspense>
              ),
            },
          ]}
        />
      </Stack>
    </Page>
  );
}

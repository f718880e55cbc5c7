/** One of my resources: its file in the page, and a way to take it away. That it was opened is noted. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { FilePreview } from "./components/FilePreview";
import { TypeIcon } from "./components/TypeIcon";
import type { OpenResource } from "./model";
import { myResource, noteOpened, useDownload, useMyLiveInvalidation } from "./queries";

export default function ResourceRoute() {
  const { t } = useTranslation("resources");
  const { resourceId = "" } = useParams();
  const query = useQuery(myResource(resourceId));
  const resource = isNotFound(query.error) ? undefined : query.data;
  useTitle(resource?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!resource)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.myResources}
        listName={t("mine.title")}
      />
    );
  return <ResourceView key={resource.id} resource={resource} onRetry={() => query.refetch()} />;
}

/** Types that are shown in the page: seeing them is opening them. The others are opened by taking them away. */
const isShown = ({ fileType }: OpenResource) => !["word", "excel", "powerpoint"].includes(fileType);

type Props = { resource: OpenResource; onRetry: () => Promise<unknown> };

function ResourceView({ resource, onRetry }: Props) {
  const { t } = useTranslation("resources");
  const format = useFormat();
  const keep = useMyLiveInvalidation();
  const { id, file, isReplaced, openedAt } = resource;
  const isNews = isShown(resource) && (openedAt === null || isReplaced);
  const noted = useRef("");
  const note = useRef(keep);
  note.current = keep;
  useEffect(() => {
    if (!isNews || noted.current === file.id) return;
    noted.current = file.id;
    // It is shown whether or not this arrives: the next visit notes it.
    noteOpened(id, false).then(
      (resource) => note.current(resource),
      () => undefined,
    );
  }, [id, file.id, isNews]);

  const download = useDownload(id, {
    onSuccess: ({ file }) => {
      const link = document.createElement("a");
      link.href = file.url;
      link.download = file.name;
      link.click();
    },
  });
  const take = (
    <Button variant="solid" icon={<Download />} busy={download.isPending} onClick={() => download.mutate()}>
      {t("download")}
    </Button>
  );
  const facts = [t(`type.${resource.fileType}`), format.bytes(file.size), format.date(resource.fileAt)];
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={paths.myResources}>{t("mine.title")}</Link>}
        title={resource.title}
        actions={take}
      >
        <Wrap gap="3" align="center">
          <TypeIcon type={resource.fileType} />
          <span>{facts.join(" · ")}</span>
          {resource.isOptional && <Badge>{t("optional")}</Badge>}
          {openedAt && <Badge tone="good">{t("opened")}</Badge>}
        </Wrap>
      </PageHeader>
      <Stack gap="4">
        {resource.description && (
          <Text whiteSpace="pre-line" dir="auto">
            {resource.description}
          </Text>
        )}
        <Card>
          <FilePreview
            file={file}
            type={resource.fileType}
            title={resource.title}
            onRetry={onRetry}
            download={take}
          />
        </Card>
        {resource.tags.length > 0 && (
          <Wrap gap="1" aria-label={t("field.tags")}>
            {resource.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Wrap>
        )}
      </Stack>
    </Page>
  );
}

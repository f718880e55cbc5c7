/** The file manager: folders and files in a list, the chosen one in a panel beside it. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { FileButton } from "@learnt/ui/form/FileField";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { FolderOpen, SearchX, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Breadcrumbs } from "./components/Breadcrumbs";
import { Details } from "./components/Details";
import { NewFolder } from "./components/NewFolder";
import { useColumns } from "./components/useColumns";
import { useFileHandlers } from "./components/useFileHandlers";
import { useIsWide } from "./components/useIsWide";
import { hasFolder, pathIn, type SampleFile, shownFiles, types } from "./model";
import { files } from "./queries";

export default function FileManager() {
  const { t } = useTranslation("sample_files");
  const [search, setSearch] = useSearchParams();
  const isRoomy = useIsWide();
  const query = useQuery(files);
  const columns = useColumns();
  const state = useListState({ filters: ["type", "offline"], sort: "name", perPage: 20 });
  const folder = search.get("folder") ?? "";
  const { type = "", offline = "" } = state.filters;
  const rows =
    query.data && shownFiles(query.data, { folder, search: state.search, sort: state.sort, type, offline });
  const from = (state.page - 1) * state.perPage;
  const chosen = query.data?.find(({ id }) => id === search.get("file"));

  const close = () =>
    setSearch(
      (was) => {
        was.delete("file");
        return was;
      },
      { replace: true },
    );
  const handlers = useFileHandlers({ folder, all: query.data, onGone: close });
  /** A folder opens; a file is shown beside the list. */
  const hrefOf = (item: SampleFile) => {
    if (item.type === "folder")
      return `?${new URLSearchParams({ folder: pathIn(item.location, item.name) })}`;
    const next = new URLSearchParams(search);
    next.set("file", item.id);
    return `?${next}`;
  };
  if (query.data && !hasFolder(query.data, folder))
    return (
      <Page>
        <EmptyState
          icon={<SearchX />}
          title={<h1>{t("folder.unknown")}</h1>}
          action={<LinkButton to="?">{t("top")}</LinkButton>}
        />
      </Page>
    );
  const details = chosen && <Details file={chosen} {...handlers} />;
  return (
    <Page>
      <PageHeader
        title={t("title")}
        actions={
          <>
            <NewFolder onAdd={handlers.addFolder} />
            <FileButton
              variant="solid"
              icon={<Upload />}
              accept=""
              onFile={(file) => void handlers.upload(file)}
            >
              {t("upload")}
            </FileButton>
          </>
        }
      >
        {t("note")}
      </PageHeader>
      <Breadcrumbs folder={folder} />
      <Grid
        templateColumns={chosen ? { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" } : "minmax(0, 1fr)"}
        gap="5"
        alignItems="start"
      >
        <DataTable
          id="sample-files"
          label={t("title")}
          columns={columns}
          rows={rows?.slice(from, from + state.perPage)}
          total={rows?.length}
          state={state}
          rowId={(item) => item.id}
          rowHref={hrefOf}
          loading={query.isPending}
          error={query.error}
          onRetry={() => void query.refetch()}
          searchLabel={t("search")}
          rowActions={handlers.menuOf(hrefOf)}
          filters={
            <>
              <Select
                aria-label={t("type")}
                placeholder={t("type.any")}
                value={type}
                choices={types.map((value) => ({ value, label: t(`type.${value}`) }))}
                onChange={(event) => state.setFilter("type", event.target.value)}
              />
              <Select
                aria-label={t("offline")}
                placeholder={t("offline.any")}
                value={offline}
                choices={[{ value: "yes", label: t("offline.yes") }]}
                onChange={(event) => state.setFilter("offline", event.target.value)}
              />
            </>
          }
          empty={
            <EmptyState icon={<FolderOpen />} title={t("empty")}>
              {t("empty.text")}
            </EmptyState>
          }
        />
        {chosen && isRoomy && (
          <Box position="sticky" top="5rem">
            <Card
              title={t("details")}
              actions={
                <Button size="sm" variant="ghost" onClick={close}>
                  {t("close")}
                </Button>
              }
            >
              {details}
            </Card>
          </Box>
        )}
      </Grid>
      {!isRoomy && (
        <Drawer open={Boolean(chosen)} onClose={close} title={t("details")} size="sm">
          {details}
        </Drawer>
      )}
    </Page>
  );
}

/** What certificates look like: all templates, how far each is, and how many courses use it. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Archive, LayoutTemplate, Plus, RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { DocumentMenu } from "../../app/DocumentMenu";
import { paths } from "../../app/pathBuilder";
import { NewTemplate } from "./components/NewTemplate";
import { type TemplateRow, templatePath, toneOfTemplate } from "./model";
import { templateList, useLiveInvalidation, useStepTemplate } from "./queries";

export default function TemplatesRoute() {
  const { t } = useTranslation("certificates");
  const state = useListState<FilterOf<"/api/certificate-templates">>({
    filters: ["archived"],
    sort: "title",
  });
  const list = useQuery(templateList(state.params));
  const columns = useColumns();
  const [adding, setAdding] = useState(false);
  useLiveInvalidation();
  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("template.add")}
    </Button>
  );
  return (
    <ListPage<TemplateRow>
      eyebrow={<Link to={paths.certificates}>{t("title")}</Link>}
      title={t("templates")}
      action={add}
      note={t("template.listNote")}
      list={list}
      id="certificate-templates"
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => templatePath(row.id)}
      filters={
        <Select
          aria-label={t("filter.state")}
          placeholder={t("template.active")}
          value={state.filters.archived ?? ""}
          onChange={(event) => state.setFilter("archived", event.target.value)}
          choices={[{ value: "true", label: t("template.state.archived") }]}
        />
      }
      rowActions={(row) => <TemplateMenu row={row} />}
      empty={
        <EmptyState icon={<LayoutTemplate />} title={t("template.empty")} action={add}>
          {t("template.emptyText")}
        </EmptyState>
      }
    >
      {adding && <NewTemplate like={list.data?.items ?? []} onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

function useColumns(): readonly Column<TemplateRow>[] {
  const { t } = useTranslation("certificates");
  const { date } = useFormat();
  return useMemo(
    (): Column<TemplateRow>[] => [
      { id: "title", header: t("template.name"), primary: true, cell: ({ title }) => <bdi>{title}</bdi> },
      {
        id: "state",
        header: t("column.state"),
        cell: ({ state }) => <Badge tone={toneOfTemplate[state]}>{t(`template.state.${state}`)}</Badge>,
      },
      { id: "courses", header: t("template.courses"), figures: true, cell: ({ courses }) => courses },
      {
        id: "changed",
        header: t("template.updated"),
        figures: true,
        cell: ({ updatedAt }) => <time dateTime={updatedAt}>{date(updatedAt)}</time>,
      },
    ],
    [t, date],
  );
}

function TemplateMenu({ row }: { row: TemplateRow }) {
  const { t } = useTranslation("certificates");
  const step = row.state === "archived" ? "restore" : "archive";
  const move = useStepTemplate(row.id, {
    onSuccess: (_, input) => toast.success(t(`template.done.${input.step}`, { title: row.title })),
  });
  return (
    <DocumentMenu
      title={row.title}
      parts={[]}
      more={[
        {
          id: step,
          label: t(`template.${step}`),
          icon: step === "archive" ? <Archive /> : <RotateCcw className="kit-flip" />,
          disabled: move.isPending,
          onSelect: () => move.mutate({ step, revision: row.revision }),
        },
      ]}
    />
  );
}

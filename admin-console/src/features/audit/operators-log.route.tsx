/** What operators did at the console: searched, filtered, exported. */
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { cursorsOf } from "@learnt/ui/base/audit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOperatorColumns } from "./components/columns";
import { Filters } from "./components/Filters";
import { exportOperatorsLog, operatorsLogQuery, operatorsLogWordsQuery } from "./queries";

export function Component() {
  const { t } = useTranslation("audit");
  const list = useListState({ filters: ["action", "from", "to"], perPage: 50 });
  const rows = useQuery(operatorsLogQuery(list.params));
  const query = useQuery(operatorsLogWordsQuery);
  const columns = useOperatorColumns();

  return (
    <ListPage
      title={t("operators.page")}
      action={<ExportButton params={list.params} onExport={exportOperatorsLog} />}
      note={t("operators.lead")}
      list={rows}
      id="operators-log"
      dense
      columns={columns}
      cursors={cursorsOf(rows.data)}
      state={list}
      rowId={(row) => row.id}
      searchLabel={t("search")}
      filters={<Filters state={list} actions={query.data} />}
      empty={
        <EmptyState icon={<ScrollText />} title={t("emptyTitle")}>
          {t("operators.emptyText")}
        </EmptyState>
      }
    />
  );
}

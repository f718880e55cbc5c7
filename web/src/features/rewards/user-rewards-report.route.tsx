/** What the team's people earned and redeemed: transaction by transaction, or person by person. */
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ReportPage } from "./components/ReportPage";
import { usePersonColumns, useTransactionColumns } from "./components/reportColumns";
import { type ReportFilter, type ReportPerson, type ReportRow, reportFilters, reportPart } from "./model";
import { reportPeople, reportTransactions, useLiveReport } from "./queries";

export default function UserRewardsReportRoute() {
  const [search] = useSearchParams();
  useLiveReport();
  return reportPart(search) === "people" ? <People /> : <Transactions />;
}

function Transactions() {
  const state = useListState<ReportFilter>({ filters: reportFilters, sort: "-date" });
  const list = useQuery(reportTransactions(state.params));
  return (
    <ReportPage<ReportRow>
      part="transactions"
      state={state}
      list={list}
      columns={useTransactionColumns()}
      personOf={(row) => row.userId}
    />
  );
}

function People() {
  const state = useListState<ReportFilter>({ filters: reportFilters, sort: "name" });
  const list = useQuery(reportPeople(state.params));
  return (
    <ReportPage<ReportPerson>
      part="people"
      state={state}
      list={list}
      columns={usePersonColumns()}
      personOf={(row) => row.id}
    />
  );
}

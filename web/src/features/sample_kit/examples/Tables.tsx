/** The one table, cards in its place, and the way to other pages, at work. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Card } from "@learnt/ui/page/Card";
import { CardList } from "@learnt/ui/table/CardList";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { Pagination } from "@learnt/ui/table/Pagination";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExampleProps } from "./example";

type Person = { name: string; points: number; isHere: boolean };

const people: readonly Person[] = [
  { name: "Ada Okafor", points: 1240, isHere: true },
  { name: "Lena Lindqvist", points: 980, isHere: false },
  { name: "Marco Rossi", points: 2105, isHere: true },
  { name: "سارة الخطيب", points: 1530, isHere: true },
  { name: "Юлія Бондар", points: 870, isHere: false },
];
const PER_PAGE = 25;
const MANY = 600;

export default function Tables({ component }: ExampleProps) {
  const [page, setPage] = useState(3);
  if (component === "table/DataTable") return <People />;
  if (component === "table/CardList") return <Cards />;
  return <Pagination page={page} perPage={PER_PAGE} total={MANY} onPage={setPage} />;
}

function Cards() {
  const { t } = useTranslation("sample_kit");
  const { number } = useFormat();
  const state = useListState({ perPage: PER_PAGE });
  const input = state.search.toLocaleLowerCase();
  const items = people.filter(({ name }) => name.toLocaleLowerCase().includes(input));
  return (
    <CardList<Person>
      list={{
        data: { items, total: items.length },
        error: null,
        isPending: false,
        isPlaceholderData: false,
        refetch: () => undefined,
      }}
      state={state}
      label={t("example.people")}
      none={t("example.empty")}
      empty={<EmptyState title={t("example.empty")} />}
    >
      {({ name, points }) => (
        <Card key={name} title={<bdi>{name}</bdi>}>
          {number(points)}
        </Card>
      )}
    </CardList>
  );
}

function People() {
  const { t } = useTranslation("sample_kit");
  const { number } = useFormat();
  const state = useListState({ sort: "name", perPage: PER_PAGE });
  const columns: Column<Person>[] = [
    {
      id: "face",
      header: t("example.picture"),
      card: "picture",
      cell: ({ name }) => <Avatar name={name} size="sm" />,
    },
    {
      id: "name",
      header: t("example.name"),
      sort: "name",
      primary: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: "state",
      header: t("example.state"),
      cell: ({ isHere }) => (
        <Badge tone={isHere ? "good" : "neutral"}>{t(isHere ? "example.here" : "example.away")}</Badge>
      ),
    },
    {
      id: "points",
      header: t("example.points"),
      sort: "points",
      figures: true,
      align: "end",
      cell: ({ points }) => number(points),
    },
  ];
  const input = state.search.toLocaleLowerCase();
  const rows = people
    .filter(({ name }) => name.toLocaleLowerCase().includes(input))
    .toSorted((item, other) => {
      const isByPoints = state.sort.replace("-", "") === "points";
      const order = isByPoints ? item.points - other.points : item.name.localeCompare(other.name);
      return state.sort.startsWith("-") ? -order : order;
    });
  return (
    <DataTable<Person>
      id="sample-people"
      label={t("example.people")}
      columns={columns}
      rows={rows}
      total={rows.length}
      state={state}
      rowId={({ name }) => name}
      searchLabel={t("example.search")}
      empty={<EmptyState title={t("example.empty")} />}
    />
  );
}

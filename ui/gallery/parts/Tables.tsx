/** The one table and the list of cards, full, loading, failed and empty, and the way to other pages. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { DateRange } from "@learnt/ui/form/DateRange";
import { Select } from "@learnt/ui/form/SelectField";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Card } from "@learnt/ui/page/Card";
import { CardList } from "@learnt/ui/table/CardList";
import { CardTools } from "@learnt/ui/table/CardTools";
import { ActorCell, NoteCell, NumberCell, PersonCell, StackedCell, StateCell } from "@learnt/ui/table/cells";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { asChoices, FilterSelect } from "@learnt/ui/table/Filters";
import { type ListState, useListState } from "@learnt/ui/table/listState";
import { Pagination } from "@learnt/ui/table/Pagination";
import { RowMenu } from "@learnt/ui/table/RowMenu";
import { type SavedView, ViewsContext } from "@learnt/ui/table/views";
import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";

type Person = { id: string; name: string; place: string; state: "good" | "warn"; seen: string };

const people: Person[] = ["Ada Okafor", "Lena Lindqvist", "Marco Rossi"].map((name, index) => ({
  id: String(index),
  name,
  place: "Berlin",
  state: index === 1 ? "warn" : "good",
  seen: `2026-11-2${index}`,
}));

const columns: Column<Person>[] = [
  { id: "face", header: "Picture", card: "picture", cell: ({ name }) => <Avatar name={name} size="sm" /> },
  { id: "name", header: "Name", sort: "name", primary: true, cell: ({ name }) => name },
  { id: "place", header: "Location", cell: ({ place }) => place },
  { id: "state", header: "State", cell: ({ state }) => <Badge tone={state}>{state}</Badge> },
  { id: "seen", header: "Seen", sort: "seen", figures: true, align: "end", cell: ({ seen }) => seen },
];

/** What stands in the cells of several screens. */
const cells: Column<Person>[] = [
  {
    id: "name",
    header: "Name",
    primary: true,
    cell: ({ name, place }) => <PersonCell name={name} note={place} />,
  },
  { id: "number", header: "Number", figures: true, cell: ({ id }) => <NumberCell>C-2026-{id}</NumberCell> },
  {
    id: "who",
    header: "Who",
    cell: ({ name, place }) => (
      <StackedCell>
        <bdi>{name}</bdi>
        <small>{place}</small>
      </StackedCell>
    ),
  },
  {
    id: "actor",
    header: "Done by",
    cell: ({ name }) => (
      <ActorCell
        row={{ actorName: name, actingAs: "lena", actingAsName: "Lena", details: { operator: true } }}
        t={(key, values) => (key === "who.as" ? `as ${values?.name}` : "Platform operator")}
      />
    ),
  },
  {
    id: "state",
    header: "State",
    cell: ({ state, seen }) => (
      <StateCell>
        <Badge tone={state}>{state}</Badge>
        <NoteCell>{seen}</NoteCell>
      </StateCell>
    ),
  },
];

function People({ label, ...more }: { label: string } & Partial<Parameters<typeof DataTable<Person>>[0]>) {
  const state: ListState = useListState({ sort: "name", perPage: 10 });
  return (
    <DataTable<Person>
      id={`gallery-${label}`}
      label={label}
      columns={columns}
      rows={people}
      total={people.length}
      state={state}
      rowId={({ id }) => id}
      empty={<EmptyState title="Nobody is here yet" />}
      {...more}
    />
  );
}

/** Lists below it have views under names. */
function WithViews({ children }: { children: ReactNode }) {
  const [views, setViews] = useState<readonly SavedView[]>([{ name: "In Berlin", query: "search=berlin" }]);
  return (
    <ViewsContext value={{ of: () => views, keep: (_list, next) => setViews(next) }}>{children}</ViewsContext>
  );
}

type CardsList = Parameters<typeof CardList<Person>>[0]["list"];

function Cards({ label, list, only }: { label: string; list: Partial<CardsList>; only?: ListState }) {
  const state: ListState = useListState({ perPage: 2 });
  return (
    <CardList<Person>
      list={{
        data: undefined,
        error: null,
        isPending: false,
        isPlaceholderData: false,
        refetch: () => undefined,
        ...list,
      }}
      state={only ?? state}
      label={label}
      none="Nobody matches"
      empty={<EmptyState title="Nobody is here yet" />}
    >
      {({ id, name, place }) => (
        <Card key={id} title={name}>
          {place}
        </Card>
      )}
    </CardList>
  );
}

export function Tables() {
  const filtered: ListState = { ...useListState({ filters: ["state"] }), isFiltered: true, search: "nobody" };
  return (
    <>
      <WithViews>
        <People
          label="People"
          searchLabel="Search people"
          filters={
            <>
              <Select
                aria-label="State"
                placeholder="Every state"
                choices={[{ value: "good", label: "Good" }]}
              />
              <DateRange
                labels={{ from: "Since", to: "Until" }}
                from="2026-11-22"
                to=""
                onChange={() => undefined}
              />
            </>
          }
          actions={<Button>Export</Button>}
          bulk={(ids) => <Button size="sm">Remove {ids.length}</Button>}
          rowHref={({ id }) => `/${id}`}
          rowActions={({ name }) => (
            <RowMenu
              label={`Actions for ${name}`}
              entries={[{ id: "edit", label: "Edit", icon: <Pencil />, onSelect: () => undefined }]}
            />
          )}
          total={240}
        />
      </WithViews>
      <People label="Dense" dense />
      <People label="Cells of several kinds" columns={cells} />
      <People label="Being loaded" rows={undefined} total={undefined} loading />
      <People
        label="Failed"
        rows={undefined}
        total={undefined}
        error={new Error("none")}
        onRetry={() => undefined}
      />
      <People label="Empty" rows={[]} total={0} />
      <People label="Nothing matches" rows={[]} total={0} state={filtered} searchLabel="Search" />
      <CardTools
        state={filtered}
        searchLabel="Search cards"
        total={3}
        orders={asChoices(["name", "place"])}
        filters={
          <FilterSelect
            state={filtered}
            name="state"
            label="State of cards"
            all="Every state"
            choices={asChoices(["good"])}
          />
        }
      />
      <Cards label="Cards" list={{ data: { items: people, total: people.length } }} />
      <Cards
        label="Cards of the page before"
        list={{ data: { items: people, total: people.length }, isPlaceholderData: true }}
      />
      <Cards label="Cards being loaded" list={{ isPending: true }} />
      <Cards label="Cards that failed" list={{ error: new Error("none") }} />
      <Cards label="No cards" list={{ data: { items: [], total: 0 } }} />
      <Cards label="No card matches" list={{ data: { items: [], total: 0 } }} only={filtered} />
      <Pagination page={5} perPage={25} total={600} onPage={() => undefined} />
    </>
  );
}

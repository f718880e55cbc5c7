/** The answer: as a table, as JSON, and to take away as a file. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Segments } from "@learnt/ui/form/Segments";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { Download, SearchX } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { cellText, rowsToObjects } from "../model";
import { type QueryAnswer, type QueryField, type QueryInput, useQueryActions } from "../queries";

/** Of a wide collection so many columns are shown at first; the others are a choice away. */
const columnsAtFirst = 8;

type Props = { tenant: string; input: QueryInput; answer: QueryAnswer };

export function Result({ tenant, input, answer }: Props) {
  const { t } = useTranslation("query");
  const format = useFormat();
  const { downloadResult } = useQueryActions();
  const [view, setView] = useState<"table" | "json">("table");
  const [taking, setTaking] = useState("");
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);

  const download = (kind: "csv" | "json") => {
    setTaking(kind);
    downloadResult(tenant, input, kind)
      .catch((error) => toast.error(toFailure(error).message))
      .finally(() => setTaking(""));
  };
  const buttons = (["csv", "json"] as const).map((kind) => (
    <Button
      key={kind}
      size="sm"
      icon={<Download aria-hidden="true" />}
      busy={taking === kind}
      onClick={() => download(kind)}
    >
      {t(`take.${kind}`)}
    </Button>
  ));

  return (
    <Stack gap="3" as="section" aria-label={t("result")}>
      <HStack gap="3" wrap="wrap" justify="space-between">
        <Box ref={head} tabIndex={-1} outline="none">
          <Heading>{t("result")}</Heading>
          <Text muted small>
            {t("found", { count: answer.rows.length, shown: format.number(answer.rows.length) })}{" "}
            {t("took", { ms: format.number(answer.milliseconds) })}
          </Text>
        </Box>
        <HStack gap="2" wrap="wrap">
          <Segments
            label={t("view")}
            hideLabel
            value={view}
            options={[
              { value: "table", label: t("views.table") },
              { value: "json", label: t("views.json") },
            ]}
            onChange={setView}
          />
          {buttons}
        </HStack>
      </HStack>
      {answer.isCut && <Notice tone="info" title={t("cut")} />}
      {answer.fields.some(({ masked }) => masked) && <Text muted>{t("masked")}</Text>}
      {view === "table" ? (
        <Rows collection={input.query.collection} answer={answer} />
      ) : (
        <Json answer={answer} />
      )}
    </Stack>
  );
}

type Row = { number: number; cells: unknown[] };

function Rows({ collection, answer }: { collection: string; answer: QueryAnswer }) {
  const { t } = useTranslation("query");
  const list = useListState({ prefix: "r" });
  const columns = useColumns(answer.fields);
  const from = (list.page - 1) * list.perPage;
  const rows = useMemo(
    () =>
      answer.rows.slice(from, from + list.perPage).map((cells, index) => ({ number: from + index, cells })),
    [answer, from, list.perPage],
  );
  return (
    <DataTable
      id={`query-${collection}`}
      label={t("result")}
      dense
      columns={columns}
      rows={rows}
      total={answer.rows.length}
      state={list}
      rowId={(row) => String(row.number)}
      empty={
        <EmptyState icon={<SearchX />} title={t("nothingTitle")}>
          {t("nothingText")}
        </EmptyState>
      }
    />
  );
}

function useColumns(fields: readonly QueryField[]): Column<Row>[] {
  const format = useFormat();
  return useMemo(
    () =>
      fields.map((field, index) => ({
        id: field.name,
        header: field.name,
        hiddenAtFirst: index >= columnsAtFirst,
        primary: index === 0,
        align: field.kind === "number" ? ("end" as const) : ("start" as const),
        figures: field.kind === "moment" || field.kind === "day",
        cell: ({ cells }) => {
          const value = cells[index];
          if (field.kind === "moment" && !field.masked && typeof value === "string")
            return format.dateTime(value);
          return <span dir="auto">{cellText(value)}</span>;
        },
      })),
    [fields, format],
  );
}

function Json({ answer }: { answer: QueryAnswer }) {
  const { t } = useTranslation("query");
  const text = useMemo(() => JSON.stringify(rowsToObjects(answer.fields, answer.rows), null, 2), [answer]);
  return (
    <Box
      as="pre"
      tabIndex={0}
      role="region"
      aria-label={t("views.json")}
      dir="ltr"
      maxHeight="60vh"
      overflow="auto"
      padding="3"
      borderWidth="1px"
      borderRadius="md"
      fontSize="sm"
    >
      {text}
    </Box>
  );
}

/** A CSV as a table: its first line is the head. */
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { Table } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { decode, type FileView, rowsOf } from "../model";
import { csvText } from "../queries";

/** So many lines are shown; the file has all of them. */
const MAX_ROWS = 500;

export function CsvTable({ file, title }: { file: FileView; title: string }) {
  const { t } = useTranslation("resources");
  const { number } = useFormat();
  const bytes = useQuery(csvText(file));
  const rows = useMemo(() => (bytes.data ? rowsOf(decode(bytes.data), MAX_ROWS + 2) : null), [bytes.data]);
  if (bytes.error && !rows) return <ErrorState error={bytes.error} onRetry={() => void bytes.refetch()} />;
  if (!rows) return <Skeleton height="16rem" />;
  const [head, ...body] = rows;
  if (!head) return <EmptyState icon={<Table />} title={t("emptyFile")} />;
  // Columns and lines have no other name than their place.
  const columns = head.map((value, column) => ({ id: `c${column}`, column, value }));
  const lines = body.slice(0, MAX_ROWS).map((values, line) => ({ id: `l${line}`, values }));
  return (
    <Stack gap="2">
      <Box
        overflow="auto"
        maxHeight="70vh"
        // A scrolled area must be reachable by keyboard.
        tabIndex={0}
        role="region"
        aria-label={title}
        borderWidth="1px"
        borderRadius="md"
      >
        <Box as="table" width="full" fontSize="sm" borderCollapse="collapse">
          <thead>
            <tr>
              {columns.map(({ id, value }) => (
                <Box as="th" key={id} textAlign="start" fontWeight="semibold" p="2" borderBottomWidth="1px">
                  <bdi>{value}</bdi>
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, values }) => (
              <tr key={id}>
                {columns.map(({ id, column }) => (
                  <Box as="td" key={id} p="2" borderBottomWidth="1px" verticalAlign="top">
                    <bdi>{values[column] ?? ""}</bdi>
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {body.length > MAX_ROWS && (
        <Text muted small>
          {t("moreLines", { shown: number(MAX_ROWS) })}
        </Text>
      )}
    </Stack>
  );
}

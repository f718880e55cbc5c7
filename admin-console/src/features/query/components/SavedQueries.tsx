/** Queries that operators saved, and what oneself asked last: both open in the form, and are asked with a reason as any other. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { historyQuery, type PastQuery, type SavedQuery, savedQuery, useQueryActions } from "../queries";

type Props = { onSaved: (saved: SavedQuery) => void; onPast: (past: PastQuery) => void };

export function SavedQueries({ onSaved, onPast }: Props) {
  const { t } = useTranslation("query");
  return (
    <Card>
      <Tabs
        label={t("kept")}
        name="kept"
        tabs={[
          { id: "saved", label: t("savedTab"), content: <Saved onOpen={onSaved} /> },
          { id: "history", label: t("historyTab"), content: <History onOpen={onPast} /> },
        ]}
      />
    </Card>
  );
}

function Saved({ onOpen }: { onOpen: (saved: SavedQuery) => void }) {
  const { t } = useTranslation("query");
  const format = useFormat();
  const query = useQuery(savedQuery);
  const { forget } = useQueryActions();
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <Spinner />;
  if (query.data.length === 0) return <Text muted>{t("noSaved")}</Text>;
  return (
    <Lines>
      {query.data.map((item) => (
        <Line
          key={item.id}
          name={item.name}
          note={`${item.query.collection} · ${item.by} · ${format.dateTime(item.savedAt)}`}
          onOpen={() => onOpen(item)}
        >
          {item.isOwn && (
            <Button
              variant="ghost"
              size="sm"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={t("forget", { name: item.name })}
              onClick={() =>
                void forget(item.id)
                  .then(() => toast.success(t("forgotten")))
                  .catch((error) => toast.error(toFailure(error).message))
              }
            />
          )}
        </Line>
      ))}
    </Lines>
  );
}

function History({ onOpen }: { onOpen: (past: PastQuery) => void }) {
  const { t } = useTranslation("query");
  const format = useFormat();
  const past = useQuery(historyQuery);
  if (past.error && !past.data) return <ErrorState error={past.error} onRetry={past.refetch} />;
  if (!past.data) return <Spinner />;
  if (past.data.length === 0) return <Text muted>{t("noHistory")}</Text>;
  return (
    <Lines>
      {past.data.map((item) => (
        <Line
          key={item.id}
          name={t("pastName", {
            collection: item.query.collection,
            tenant: item.tenantName ?? item.tenantId,
          })}
          note={`${format.dateTime(item.at)} · ${item.reason}`}
          onOpen={() => onOpen(item)}
        />
      ))}
    </Lines>
  );
}

const Lines = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" gap="2" listStyleType="none" padding="0">
    {children}
  </Stack>
);

type LineProps = { name: string; note: string; onOpen: () => void; children?: ReactNode };

function Line({ name, note, onOpen, children }: LineProps) {
  return (
    <HStack as="li" justify="space-between" gap="2">
      <Box
        minWidth="0"
        overflowWrap="anywhere"
        css={{ "& .kit-btn": { textAlign: "start", whiteSpace: "normal" } }}
      >
        <Button variant="plain" onClick={onOpen}>
          {name}
        </Button>
        <Text muted small>
          {note}
        </Text>
      </Box>
      {children}
    </HStack>
  );
}

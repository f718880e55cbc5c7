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

type Props = { onSaved: (kept: SavedQuery) => void; onPast: (past: PastQuery) => void };

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

function Saved({ onOpen }: { onOpen: (kept: SavedQuery) => void }) {
  const { t } = useTranslation("query");
  const format = useFormat();
  const kept = useQuery(savedQuery);
  const { forget } = useQueryActions();
  if (kept.error && !kept.data) return <ErrorState error={kept.error} onRetry={kept.refetch} />;
  if (!kept.data) return <Spinner />;
  if (kept.data.length === 0) return <Text muted>{t("noSaved")}</Text>;
  return (
    <Lines>
      {kept.data.map((one) => (
        <Line
          key={one.id}
          name={one.name}
          note={`${one.query.collection} · ${one.by} · ${format.dateTime(one.savedAt)}`}
          onOpen={() => onOpen(one)}
        >
          {one.isOwn && (
            <Button
              variant="ghost"
              size="sm"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={t("forget", { name: one.name })}
              onClick={() =>
                void forget(one.id)
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
      {past.data.map((one) => (
        <Line
          key={one.id}
          name={t("pastName", { collection: one.query.collection, tenant: one.tenantName ?? one.tenantId })}
          note={`${format.dateTime(one.at)} · ${one.reason}`}
          onOpen={() => onOpen(one)}
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
        css={{ "& .lt-btn": { textAlign: "start", whiteSpace: "normal" } }}
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

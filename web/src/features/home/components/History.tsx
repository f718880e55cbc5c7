/** What was published before, to look at and to take back into the draft. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Box, Flex, Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { History as Clock, Eye, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HomepageDraft } from "../homepageDraft";
import type { Kind } from "../model";
import { home, useRestore, type VersionRow, version, versions } from "../queries";
import { Homepage } from "./Homepage";

type HistoryProps = { kind: Kind; homepageDraft: HomepageDraft };

export function History({ kind, homepageDraft }: HistoryProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Clock />} onClick={() => setOpen(true)}>
        {t("history")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("history")} size="xl">
        <Versions kind={kind} homepageDraft={homepageDraft} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Versions({ kind, homepageDraft, onDone }: HistoryProps & { onDone: () => void }) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const list = useQuery(versions(kind));
  const [looking, setLooking] = useState<string | null>(null);

  const back = useRestore(homepageDraft, {
    onSuccess: (_, row) => {
      toast.success(t("restored", { version: row.version }));
      onDone();
    },
  });

  if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <SkeletonText />;
  if (list.data.length === 0) return <p>{t("history.none")}</p>;
  return (
    <>
      <Grid as="ul" gap="2">
        {list.data.map((row) => (
          <Version
            key={row.id}
            row={row}
            busy={back.isPending}
            onLook={() => setLooking(looking === row.id ? null : row.id)}
            onBack={() => back.mutate(row)}
          />
        ))}
      </Grid>
      {looking && <VersionPreview id={looking} kind={kind} />}
    </>
  );
}

type RowProps = { row: VersionRow; busy: boolean; onLook: () => void; onBack: () => void };

function Version({ row, busy, onLook, onBack }: RowProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const { dateTime } = useFormat();
  const values = { version: row.version, when: dateTime(row.publishedAt), name: row.publishedBy };
  return (
    <Flex as="li" align="center" gap="2">
      <Grid flex="1">
        <strong>{t("history.version", values)}</strong>
        <Text as="small" small muted>
          {t(row.publishedBy ? "history.by" : "history.at", values)}
        </Text>
      </Grid>
      <IconButton label={t("history.look", values)} icon={<Eye />} onClick={onLook} />
      <IconButton
        label={t("history.restore", values)}
        icon={<RotateCcw />}
        disabled={busy}
        onClick={onBack}
      />
    </Flex>
  );
}

function VersionPreview({ id, kind }: { id: string; kind: Kind }) {
  const page = useQuery(version(id));
  const query = useQuery(home(kind));
  if (page.error) return <ErrorState error={page.error} onRetry={() => void page.refetch()} />;
  if (!page.data || !query.data) return <SkeletonText />;
  return (
    <Box mt="5" p="5" borderRadius="lg" background="page" inert>
      <Homepage widgets={page.data.widgets} learning={query.data.learning} />
    </Box>
  );
}

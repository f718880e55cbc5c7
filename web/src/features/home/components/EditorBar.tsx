/** What can be done with the draft as a whole, and whether it is on the server. */
import { Button, IconButton, LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Grid, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { useQueryClient } from "@tanstack/react-query";
import { Check, Eye, Redo2, TriangleAlert, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import type { Editing } from "../editing";
import type { Kind } from "../model";
import { homeKey, publish } from "../queries";
import { History } from "./History";

type BarProps = { kind: Kind; editing: Editing };

/** Puts the draft before everybody, or says what it lacks. */
function usePublish(kind: Kind, editing: Editing): () => Promise<void> {
  const { t } = useTranslation("home");
  const { toFailure } = useKit();
  const cache = useQueryClient();
  return async () => {
    await editing.flush();
    try {
      const { revision, changedAt } = await publish(kind, editing.revision);
      editing.published(revision, changedAt);
    } catch (error) {
      const fields = toFailure(error).fields ?? [];
      if (fields.length === 0) throw error;
      return editing.refused(fields);
    }
    void cache.invalidateQueries({ queryKey: homeKey(kind) });
    toast.success(t("published"));
  };
}

export function EditorBar({ kind, editing }: BarProps) {
  const { t } = useTranslation("home");
  const [asking, setAsking] = useState(false);
  const put = usePublish(kind, editing);
  return (
    <Wrap align="center" gap="2" mb="3" paddingBlock="2">
      <SaveState editing={editing} />
      <IconButton
        label={t("undo")}
        icon={<Undo2 />}
        disabled={!editing.canUndo}
        onClick={() => editing.undo()}
      />
      <IconButton
        label={t("redo")}
        icon={<Redo2 />}
        disabled={!editing.canRedo}
        onClick={() => editing.redo()}
      />
      <History kind={kind} editing={editing} />
      <LinkButton to={`${paths.homePreview}${kind === "munro" ? "?kind=munro" : ""}`} icon={<Eye />}>
        {t("preview")}
      </LinkButton>
      <Button
        variant="solid"
        disabledReason={editing.isLive && !editing.isDirty ? t("publish.isLive") : undefined}
        onClick={() => setAsking(true)}
      >
        {t("publish")}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("publish.title")}
        confirmText={t("publish")}
        onConfirm={put}
        harmless
      >
        {t("publish.text")}
      </Confirm>
    </Wrap>
  );
}

function SaveState({ editing }: { editing: Editing }) {
  const { t } = useTranslation("home");
  const { dateTime } = useFormat();
  const { saving } = editing;
  const icon = { saving: <Spinner />, saved: <Check aria-hidden="true" /> };
  const statusKey = editing.isLive ? "status.live" : "status.draft";
  return (
    <Grid flex="1 1 12rem">
      <Text
        as="span"
        display="inline-flex"
        alignItems="center"
        gap="0.4rem"
        fontSize="md"
        fontWeight="550"
        color={saving === "saved" || saving === "saving" ? undefined : "bad.text"}
        css={{ "& svg": { inlineSize: "16px", blockSize: "16px" } }}
        role="status"
      >
        {saving === "saved" || saving === "saving" ? icon[saving] : <TriangleAlert aria-hidden="true" />}
        {t(`shell:autosave.${saving}`)}
      </Text>
      <Text as="small" small muted>
        {editing.publishedAt ? t(statusKey, { when: dateTime(editing.publishedAt) }) : t("status.never")}
      </Text>
    </Grid>
  );
}

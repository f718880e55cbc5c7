/** What can be done with the draft as a whole, and whether it is on the server. */
import { Button, IconButton, LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { useQueryClient } from "@tanstack/react-query";
import { Check, Eye, Redo2, TriangleAlert, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Editing } from "../editing";
import type { Kind } from "../model";
import { type Draft, draftKey, homeKey, publish } from "../queries";
import { History } from "./History";

type BarProps = { kind: Kind; draft: Draft; editing: Editing };

export function EditorBar({ kind, draft, editing }: BarProps) {
  const { t } = useTranslation("home");
  const [asking, setAsking] = useState(false);
  const cache = useQueryClient();
  const put = async () => {
    await editing.flush();
    const { revision } = await publish(kind, editing.revision);
    editing.published(revision);
    void cache.invalidateQueries({ queryKey: homeKey(kind) });
    toast.success(t("published"));
  };
  return (
    <div className="ed-bar">
      <SaveState editing={editing} draft={draft} />
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
      <LinkButton to={`/apps/home/preview${kind === "munro" ? "?kind=munro" : ""}`} icon={<Eye />}>
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
      >
        {t("publish.text")}
      </Confirm>
    </div>
  );
}

function SaveState({ editing, draft }: { editing: Editing; draft: Draft }) {
  const { t } = useTranslation("home");
  const { dateTime } = useFormat();
  const { saving } = editing;
  const icon = { saving: <Spinner />, saved: <Check aria-hidden="true" /> };
  const standing = editing.isLive ? "status.live" : "status.draft";
  return (
    <div className="ed-state">
      <span className={`ed-saving ed-saving-${saving}`} role="status">
        {saving === "saved" || saving === "saving" ? icon[saving] : <TriangleAlert aria-hidden="true" />}
        {t(`saving.${saving}`)}
      </span>
      <small>
        {draft.version === null && !editing.isLive
          ? t("status.never")
          : t(standing, { when: dateTime(draft.publishedAt ?? new Date()) })}
      </small>
    </div>
  );
}

/** Why the draft is not on the server, and what helps. */
export function Trouble({ kind, editing }: { kind: Kind; editing: Editing }) {
  const { t } = useTranslation("home");
  const { explain } = useKit();
  const cache = useQueryClient();
  if (editing.saving !== "failed" && editing.saving !== "stale") return null;
  const failure = explain(editing.problem);
  const isStale = editing.saving === "stale";
  return (
    <div className="ho-notice">
      <Notice
        tone={isStale ? "warn" : "bad"}
        title={t(isStale ? "stale.title" : "failed.title")}
        action={
          <Button
            onClick={() =>
              isStale ? void cache.invalidateQueries({ queryKey: draftKey(kind) }) : editing.retry()
            }
          >
            {t(isStale ? "stale.reload" : "failed.retry")}
          </Button>
        }
      >
        {failure.fields?.map(({ message }) => message).join(" ") || failure.message}
        {!isStale && ` ${t("failed.again")}`}
      </Notice>
    </div>
  );
}

/** What can be done with the draft as a whole, and whether it is on the server. */
import { Button, IconButton, LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { SaveIndicator } from "@learnt/ui/feedback/SaveIndicator";
import { toast } from "@learnt/ui/feedback/toast";
import { Grid, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { useQueryClient } from "@tanstack/react-query";
import { Eye, Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import type { HomepageDraft } from "../homepageDraft";
import type { Kind } from "../model";
import { homeKey, publish } from "../queries";
import { History } from "./History";

type BarProps = { kind: Kind; homepageDraft: HomepageDraft };

/** Puts the draft before everybody, or says what it lacks. */
function usePublish(kind: Kind, homepageDraft: HomepageDraft): () => Promise<void> {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const { toFailure } = useKit();
  const queryClient = useQueryClient();
  return async () => {
    await homepageDraft.flush();
    try {
      const { revision, changedAt } = await publish(kind, homepageDraft.revision);
      homepageDraft.published(revision, changedAt);
    } catch (error) {
      const fields = toFailure(error).fields ?? [];
      if (fields.length === 0) throw error;
      return homepageDraft.refused(fields);
    }
    void queryClient.invalidateQueries({ queryKey: homeKey(kind) });
    toast.success(t("published"));
  };
}

export function EditorBar({ kind, homepageDraft }: BarProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const [asking, setAsking] = useState(false);
  const put = usePublish(kind, homepageDraft);
  return (
    <Wrap align="center" gap="2" mb="3" paddingBlock="2">
      <SaveState homepageDraft={homepageDraft} />
      <IconButton
        label={t("undo")}
        icon={<Undo2 />}
        disabled={!homepageDraft.canUndo}
        onClick={() => homepageDraft.undo()}
      />
      <IconButton
        label={t("redo")}
        icon={<Redo2 />}
        disabled={!homepageDraft.canRedo}
        onClick={() => homepageDraft.redo()}
      />
      <History kind={kind} homepageDraft={homepageDraft} />
      <LinkButton to={`${paths.homePreview}${kind === "munro" ? "?kind=munro" : ""}`} icon={<Eye />}>
        {t("preview")}
      </LinkButton>
      <Button
        variant="solid"
        disabledReason={homepageDraft.isLive && !homepageDraft.isDirty ? t("publish.isLive") : undefined}
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

function SaveState({ homepageDraft }: { homepageDraft: HomepageDraft }) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const { dateTime } = useFormat();
  const { saving } = homepageDraft;
  const statusKey = homepageDraft.isLive ? "status.live" : "status.draft";
  return (
    <Grid flex="1 1 12rem">
      <SaveIndicator state={saving} large>
        {t(`shell:autosave.${saving}`)}
      </SaveIndicator>
      <Text as="small" small muted>
        {homepageDraft.publishedAt
          ? t(statusKey, { when: dateTime(homepageDraft.publishedAt) })
          : t("status.never")}
      </Text>
    </Grid>
  );
}

/** Another tab or device was quicker: both are there, and its person says what becomes of the one that was written here. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Box, Wrap } from "@learnt/ui/layout/layout";
import { useTranslation } from "react-i18next";
import { contentOf, type Note, nameOf } from "../model";
import type { PendingNote } from "../noteStore";
import type { NoteActions } from "../useNoteStore";

type Props = { held: PendingNote; other?: Note | undefined; actions: NoteActions; onDone?: () => void };

export function Conflict({ held, other, actions, onDone }: Props) {
  const { t } = useTranslation("notes");
  const name = nameOf(held.content) || t("unnamed");
  const there = other?.deletedAt ? t("conflict.deleted") : other && nameOf(contentOf(other));
  return (
    <Notice
      tone="warn"
      title={t("conflict.title", { name })}
      action={
        <Wrap gap="2">
          <Button
            size="sm"
            variant="solid"
            onClick={() => {
              actions.keepBoth(held);
              onDone?.();
            }}
          >
            {t("conflict.keepBoth")}
          </Button>
          <Button size="sm" onClick={() => actions.takeOther(held)}>
            {t("conflict.takeOther")}
          </Button>
        </Wrap>
      }
    >
      {t("conflict.text")}
      {there && (
        <Box as="span" display="block" overflowWrap="anywhere">
          {t("conflict.there", { name: there })}
        </Box>
      )}
    </Notice>
  );
}

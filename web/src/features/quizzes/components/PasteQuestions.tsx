/** Questions out of a pasted list. */
import { Button } from "@learnt/ui/action/Button";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromList, type Question } from "../model";

type Props = { onClose: () => void; onTake: (questions: Question[]) => void };

export function PasteQuestions({ onClose, onTake }: Props) {
  const { t } = useTranslation("quizzes");
  const id = useId();
  const [text, setText] = useState("");
  const result = fromList(text);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("editor.paste")}
      note={t("editor.pasteNote")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            variant="solid"
            disabled={result.length === 0}
            onClick={() => {
              onTake(result);
              onClose();
            }}
          >
            {t("editor.pasteTake", { count: result.length })}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <label className="kit-label" htmlFor={id}>
          {t("editor.list")}
        </label>
        <textarea
          id={id}
          className="kit-input kit-textarea"
          dir="auto"
          rows={12}
          placeholder={t("editor.pasteExample")}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Text muted small role="status">
          {t("editor.found", { count: result.length })}
        </Text>
      </Stack>
    </Dialog>
  );
}

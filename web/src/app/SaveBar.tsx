/** What failed, and the way to save or to take back what was changed; it stays in sight, and its keys work from anywhere. */
import { Button } from "@learnt/ui/action/Button";
import { nameOf } from "@learnt/ui/base/keys";
import type { Conflict } from "@learnt/ui/base/useRebasedDraft";
import type { DescribeField } from "@learnt/ui/feedback/ConflictNotice";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSaveShortcut } from "./useSaveShortcut";

type SaveBarProps = {
  isDirty: boolean;
  isWrong?: boolean;
  busy: boolean;
  error: unknown;
  /** Somebody else saved meanwhile, and changed the same. */
  conflict: Conflict | null;
  /** What the parts of the draft are called. */
  describe?: DescribeField;
  onSave: () => void;
  onReset: () => void;
  /** More that can be done with the whole of it. */
  children?: ReactNode;
};

export function SaveBar({
  isDirty,
  isWrong = false,
  busy,
  error,
  conflict,
  describe,
  onSave,
  onReset,
  children,
}: SaveBarProps) {
  const { t } = useTranslation("shell");
  const key = useSaveShortcut();
  return (
    <div className="kit-save">
      <SaveFailure error={error} conflict={conflict} describe={describe} />
      <div className="kit-form-actions">
        <UnsavedHint on={isDirty} />
        {children}
        <Button disabled={!isDirty || busy} onClick={onReset}>
          {t("save.reset")}
        </Button>
        <Button {...key} variant="solid" disabled={!isDirty || isWrong} busy={busy} onClick={onSave}>
          {t("save.now")}
        </Button>
      </div>
    </div>
  );
}

/** Says that something is not saved yet, and the keys that save it. */
export function UnsavedHint({ on }: { on: boolean }) {
  const { t } = useTranslation("shell");
  return (
    <p className="kit-unsaved" role="status">
      {on && (
        <>
          {t("save.unsaved")} <kbd className="kit-kbd">{nameOf("S")}</kbd>
        </>
      )}
    </p>
  );
}

/** What failed, and the way to save or to take back what was changed; it stays in sight, and its keys work from anywhere. */
import { Button } from "@learnt/ui/action/Button";
import { nameOf } from "@learnt/ui/base/keys";
import { Notice } from "@learnt/ui/feedback/Notice";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isCode, toFailure } from "../api/problem";
import { useSaveKey } from "./useSaveKey";

type SaveBarProps = {
  isDirty: boolean;
  isWrong?: boolean;
  busy: boolean;
  error: unknown;
  onSave: () => void;
  onReset: () => void;
  /** Somebody else saved meanwhile: shows theirs. */
  onNewest?: () => void;
  /** More that can be done with the whole of it. */
  children?: ReactNode;
};

export function SaveBar({
  isDirty,
  isWrong = false,
  busy,
  error,
  onSave,
  onReset,
  onNewest,
  children,
}: SaveBarProps) {
  const { t } = useTranslation("shell");
  const key = useSaveKey();
  const failure = error ? toFailure(error) : null;
  return (
    <div className="lt-save">
      {failure && (
        <Notice
          tone="bad"
          title={failure.message}
          action={
            onNewest &&
            isCode(error, "changed_meanwhile") && (
              <Button size="sm" icon={<RefreshCw />} onClick={onNewest}>
                {t("save.newest")}
              </Button>
            )
          }
        >
          {failure.fields?.map(({ field, message }) => (
            <p key={field}>{message}</p>
          ))}
        </Notice>
      )}
      <div className="lt-form-actions">
        <Unsaved on={isDirty} />
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
export function Unsaved({ on }: { on: boolean }) {
  const { t } = useTranslation("shell");
  return (
    <p className="lt-unsaved" role="status">
      {on && (
        <>
          {t("save.unsaved")} <kbd className="lt-kbd">{nameOf("S")}</kbd>
        </>
      )}
    </p>
  );
}

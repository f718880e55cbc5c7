/** What failed, and the way to save or to take back what was changed. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { explain, isCode } from "../api/problem";

type SaveBarProps = {
  isDirty: boolean;
  isWrong: boolean;
  busy: boolean;
  error: unknown;
  onSave: () => void;
  onReset: () => void;
  /** Somebody else saved meanwhile: shows theirs. */
  onNewest?: () => void;
};

export function SaveBar({ isDirty, isWrong, busy, error, onSave, onReset, onNewest }: SaveBarProps) {
  const { t } = useTranslation("shell");
  const failure = error ? explain(error) : null;
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
      <div className="lt-save-actions">
        <Button disabled={!isDirty || busy} onClick={onReset}>
          {t("save.reset")}
        </Button>
        <Button variant="solid" disabled={!isDirty || isWrong} busy={busy} onClick={onSave}>
          {t("save.now")}
        </Button>
      </div>
    </div>
  );
}

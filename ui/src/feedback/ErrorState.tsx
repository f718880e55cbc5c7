/** What a screen says when it could not load: the sentence, the request id to quote, and another try. */
import { RotateCw, TriangleAlert } from "lucide-react";
import { Button } from "../action/Button";
import { useKit } from "../base/kit";

export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const { t, toFailure } = useKit();
  const failure = toFailure(error);
  return (
    <div className="kit-empty">
      <div className="kit-empty-icon kit-tone-bad" aria-hidden="true">
        <TriangleAlert />
      </div>
      <div role="alert">
        <p className="kit-empty-title">{failure.message}</p>
        {failure.requestId && (
          <p className="kit-empty-text">
            {t("requestId")} <code className="kit-code">{failure.requestId}</code>
          </p>
        )}
      </div>
      {onRetry && (
        <div className="kit-empty-action">
          <Button icon={<RotateCw />} onClick={onRetry}>
            {t("retry")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The page when not even the start worked: the server is away. Words may be missing too, so it brings its own. */
import { toFailure } from "../api/problem";
import { i18n } from "../i18n/i18n";

export function StartFailed({ error }: { error: unknown }) {
  return (
    <div className="kit-splash">
      <div className="kit-empty">
        <p className="kit-empty-title" role="alert">
          {toFailure(error).message}
        </p>
        <div className="kit-empty-action">
          <button type="button" className="kit-btn kit-btn-solid" onClick={() => window.location.reload()}>
            {i18n.t("ui:retry")}
          </button>
        </div>
      </div>
    </div>
  );
}

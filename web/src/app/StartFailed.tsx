/** The page when not even the start worked: the server is away. Words may be missing too, so it brings its own. */
import { toFailure } from "../api/problem";
import { words } from "../i18n/i18n";

export function StartFailed({ error }: { error: unknown }) {
  return (
    <div className="lt-splash">
      <div className="lt-empty">
        <p className="lt-empty-title" role="alert">
          {toFailure(error).message}
        </p>
        <div className="lt-empty-action">
          <button type="button" className="lt-btn lt-btn-solid" onClick={() => window.location.reload()}>
            {words.t("ui:retry")}
          </button>
        </div>
      </div>
    </div>
  );
}

/** What keeps the draft from the server, or from being published, and what helps. */
import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Notice } from "@learnt/ui/feedback/Notice";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Editing } from "../editing";
import type { Kind } from "../model";
import { draftKey } from "../queries";

/** Why the draft is not on the server, and what helps. */
export function Trouble({ kind, editing }: { kind: Kind; editing: Editing }) {
  const { t } = useTranslation("home");
  const { toFailure } = useKit();
  const cache = useQueryClient();
  if (editing.saving !== "failed" && editing.saving !== "stale") return null;
  const failure = toFailure(editing.problem);
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

/** Why it cannot be published: each sentence leads to its widget. */
export function Lacking({ editing, onChoose }: { editing: Editing; onChoose: (id: string) => void }) {
  const { t } = useTranslation("home");
  const name = (id: string) => {
    const widget = editing.widgets.find((one) => one.id === id);
    return widget ? widget.props.title || t(`widget.${widget.type}`) : "";
  };
  if (editing.lacking.length === 0) return null;
  const said = new Map(editing.lacking.map((lack) => [`${lack.widget} ${lack.message}`, lack]));
  return (
    <div className="ho-notice">
      <Notice tone="bad" title={t("lacking")}>
        <ul>
          {[...said].map(([key, { widget, message }]) => (
            <li key={key}>
              <button type="button" className="ed-lack" onClick={() => onChoose(widget)}>
                {t("lacking.at", { widget: name(widget), message })}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

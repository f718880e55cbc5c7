/** What keeps the draft from the server, or from being published, and what helps. */
import { differences } from "@learnt/ui/base/rebase";
import { Notice } from "@learnt/ui/feedback/Notice";
import { chakra } from "@learnt/ui/layout/layout";
import { useTranslation } from "react-i18next";
import { SaveTrouble } from "../../../app/SaveTrouble";
import type { Editing } from "../editing";
import type { Kind } from "../model";
import { readDraft } from "../queries";

/** Why the draft is not on the server, and what helps. */
export function Trouble({ kind, editing }: { kind: Kind; editing: Editing }) {
  const { t } = useTranslation("home");
  if (editing.saving === "saved" || editing.saving === "saving") return null;
  return (
    <div className="ho-notice">
      <SaveTrouble
        state={editing.saving}
        problem={editing.problem}
        onRetry={() => editing.retry()}
        keepMine={async () => editing.keepMine((await readDraft(kind)).revision)}
        takeTheirs={async () => {
          const { widgets, revision } = await readDraft(kind);
          editing.take(widgets, revision);
        }}
        both={async () => differences(editing.widgets, (await readDraft(kind)).widgets)}
        describe={([id]) => {
          const widget = editing.widgets.find((one) => one.id === id);
          return widget && { label: widget.props.title || t(`widget.${widget.type}`) };
        }}
      />
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
      <Notice
        tone="bad"
        title={t("lacking")}
        below={
          <ul>
            {[...said].map(([key, { widget, message }]) => (
              <li key={key}>
                <chakra.button
                  type="button"
                  textAlign="start"
                  textDecoration="underline"
                  textUnderlineOffset="3px"
                  minBlockSize="7"
                  onClick={() => onChoose(widget)}
                >
                  {t("lacking.at", { widget: name(widget), message })}
                </chakra.button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}

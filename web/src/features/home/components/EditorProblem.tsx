/** What keeps the draft from the server, or from being published, and what helps. */
import { differences } from "@learnt/ui/base/rebase";
import { Notice } from "@learnt/ui/feedback/Notice";
import { chakra } from "@learnt/ui/layout/layout";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../../../app/SaveProblem";
import type { HomepageDraft } from "../homepageDraft";
import type { Kind } from "../model";
import { readDraft } from "../queries";

/** Why the draft is not on the server, and what helps. */
export function EditorProblem({ kind, homepageDraft }: { kind: Kind; homepageDraft: HomepageDraft }) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  if (homepageDraft.saving === "saved" || homepageDraft.saving === "saving") return null;
  return (
    <div className="home-notice">
      <SaveProblem
        state={homepageDraft.saving}
        problem={homepageDraft.problem}
        onRetry={() => homepageDraft.retry()}
        keepMine={async () => homepageDraft.keepMine((await readDraft(kind)).revision)}
        takeTheirs={async () => {
          const { widgets, revision } = await readDraft(kind);
          homepageDraft.take(widgets, revision);
        }}
        both={async () => differences(homepageDraft.widgets, (await readDraft(kind)).widgets)}
        describe={([id]) => {
          const widget = homepageDraft.widgets.find((item) => item.id === id);
          return widget && { label: widget.props.title || t(`widget.${widget.type}`) };
        }}
      />
    </div>
  );
}

/** Why it cannot be published: each sentence leads to its widget. */
export function MissingValues({
  homepageDraft,
  onChoose,
}: {
  homepageDraft: HomepageDraft;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const name = (id: string) => {
    const widget = homepageDraft.widgets.find((item) => item.id === id);
    return widget ? widget.props.title || t(`widget.${widget.type}`) : "";
  };
  if (homepageDraft.missing.length === 0) return null;
  const missingByKey = new Map(
    homepageDraft.missing.map((missing) => [`${missing.widget} ${missing.message}`, missing]),
  );
  return (
    <div className="home-notice">
      <Notice
        tone="bad"
        title={t("lacking")}
        below={
          <ul>
            {[...missingByKey].map(([key, { widget, message }]) => (
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

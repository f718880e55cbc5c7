/** A folder of Markdown and media becomes sections and activities; what cannot is told, file by file. */
import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { FolderUp } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Plan, pathOf, planOf } from "../importFolder";
import type { Course } from "../model";
import { useCourseDraft } from "../useCourseDraft";
import { useImport } from "./useImport";

type Props = { course: Course; onClose: () => void };

export function ImportFolder({ course, onClose }: Props) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const draft = useCourseDraft();
  const input = useRef<HTMLInputElement>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const importing = useImport(course, (error) => {
    const failure = toFailure(error);
    return failure.fields?.[0]?.message ?? failure.message;
  });
  const { state } = importing;
  const count = plan?.sections.reduce((sum, section) => sum + section.activities.length, 0) ?? 0;
  const refused = [
    ...(plan?.refused ?? []).map(({ path, why }) => ({ path, sentence: t(why) })),
    ...(state?.refused ?? []),
  ];
  const isDone = state?.isDone ?? false;
  const isRunning = state !== null && !isDone;
  const start = async () => {
    if (!plan) return;
    await draft.asOneStep(() => importing.run(plan));
    await draft.refresh();
  };
  return (
    <Dialog
      open
      onClose={isRunning ? importing.stop : onClose}
      title={t("import.title")}
      note={t("import.note")}
      footer={
        <>
          <Button onClick={isRunning ? importing.stop : onClose}>
            {t(isDone ? "import.close" : "cancel")}
          </Button>
          {!isDone && (
            <Button variant="solid" busy={isRunning} disabled={count === 0} onClick={() => void start()}>
              {t("import.start", { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        {state === null && (
          <div>
            <Button icon={<FolderUp />} onClick={() => input.current?.click()}>
              {t(plan ? "import.other" : "import.choose")}
            </Button>
            <input
              ref={(element) => {
                input.current = element;
                // React knows no such attribute.
                element?.setAttribute("webkitdirectory", "");
              }}
              type="file"
              multiple
              hidden
              aria-label={t("import.choose")}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                event.target.value = "";
                setPlan(planOf(files));
              }}
            />
          </div>
        )}
        {plan && state === null && count === 0 && <Notice tone="warn" title={t("import.none")} />}
        {plan && state === null && (
          <Stack as="ul" gap="1">
            {plan.sections.map(({ title, activities }) => (
              <li key={title}>
                <bdi>{title}</bdi>{" "}
                <Text as="span" muted>
                  {t("import.activities", { count: activities.length })}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        {isRunning && (
          <Stack gap="1">
            <Progress
              value={count === 0 ? 0 : Math.round((100 * state.done) / count)}
              label={t("import.title")}
            />
            <Text muted dir="auto">
              {state.now ? pathOf(state.now) : ""}
            </Text>
          </Stack>
        )}
        {isDone && <Notice tone="good" title={t("import.done", { count: state?.made ?? 0 })} />}
        {refused.length > 0 && (
          <Notice tone="warn" title={t("import.refused", { count: refused.length })}>
            <ul className="course-plain-list">
              {refused.map(({ path, sentence }) => (
                <li key={`${path} ${sentence}`}>
                  <bdi>{path}</bdi>: {sentence}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

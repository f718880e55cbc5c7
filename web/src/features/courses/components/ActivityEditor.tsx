/** The editor of one activity: title, content by kind, completion rule; saved as it is typed. */

import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Flex } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Trash2 } from "lucide-react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PointsField } from "../../../app/lazyParts";
import { type Activity, type Completion, type Content, type Course, toStored } from "../model";
import { type ActivityPatch, edits } from "../queries";
import { useAutosave, useCanEdit, useCourseDraft } from "../useCourseDraft";
import { AssignmentEditor } from "./AssignmentEditor";
import { ChecklistEditor } from "./ChecklistEditor";
import { CompletionEditor } from "./CompletionEditor";
import { Figure } from "./Figure";
import { LinkEditor } from "./LinkEditor";
import { OpensEditor } from "./OpensEditor";
import { PageEditor } from "./PageEditor";
import { QuizKind } from "./QuizKind";
import { ReferenceEditor } from "./ReferenceEditor";
import { typeIcons } from "./typeIcons";
import { UploadEditor } from "./UploadEditor";

type Props = {
  course: Course;
  activity: Activity;
  /** Added a moment ago: it is named first. */
  fresh: boolean;
  onRemove: () => void;
};
type Patch = Partial<Pick<Activity, "title" | "required" | "completion" | "content" | "minutes" | "opens">>;

export function ActivityEditor({ course, activity, fresh, onRemove }: Props) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const id = useId();
  const draft = useCourseDraft();
  const [own, setOwn] = useState<Activity>(activity);
  const disabled = !useCanEdit(course);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!fresh) return;
    title.current?.focus();
    // What it was called by itself is written over at once.
    title.current?.select();
  }, [fresh]);

  // One that is left empty is what it was.
  const titleKey = `${activity.id}.title`;
  useEffect(() => () => draft.invalid(titleKey, null), [draft, titleKey]);

  const { change, flush, error } = useAutosave<Patch>((patch) => {
    const { content, ...rest } = patch;
    const sent: ActivityPatch = {
      ...rest,
      ...(content ? { content: toStored(activity.type, content) } : {}),
    };
    const shown = (now: Course): Course => ({
      ...now,
      sections: now.sections.map((section) => ({
        ...section,
        activities: section.activities.map((item) =>
          item.id === activity.id ? { ...item, ...patch } : item,
        ),
      })),
    });
    return draft.edit(edits.changeActivity(course.id, activity.id, sent), shown);
  });

  const set = (patch: Patch) => {
    setOwn((now) => ({ ...now, ...patch }));
    if (patch.title === undefined) return change(patch);
    // A title on its way to being another one may be empty for a moment: that is not sent, and not called saved.
    const isEmpty = patch.title.trim() === "";
    const field = { label: activity.title, tab: "content", activity: activity.id } as const;
    draft.invalid(titleKey, isEmpty ? { ...field, values: { title: patch.title } } : null);
    if (!isEmpty) change(patch);
  };
  const setNow = (patch: Patch) => {
    set(patch);
    flush();
  };
  const errorText = error ? toFailure(error) : null;
  const at = (field: string) => errorText?.fields?.find((item) => item.field === field)?.message;

  return (
    <Flex
      as="section"
      className="kit-card"
      direction="column"
      gap="5"
      padding="5"
      css={{ "& .kit-field > .kit-btn": { alignSelf: "flex-start", inlineSize: "auto" } }}
      aria-label={own.title}
    >
      <Flex as="header" align="center" gap="0.65rem">
        <span className="course-type">{typeIcons[activity.type]}</span>
        <Text as="span" muted flex="1" fontWeight="550">
          {t(`type.${activity.type}`)}
        </Text>
        {!disabled && (
          <Button variant="ghost" size="sm" icon={<Trash2 />} onClick={onRemove}>
            {t("removeActivity")}
          </Button>
        )}
      </Flex>
      <FieldFrame
        id={`${id}-title`}
        label={t("field.title")}
        error={at("title") ?? (own.title.trim() === "" ? t("titleRequired") : undefined)}
      >
        {(control) => (
          <input
            {...control}
            ref={title}
            className="kit-input course-title-input"
            dir="auto"
            value={own.title}
            maxLength={200}
            readOnly={disabled}
            onChange={(event) => set({ title: event.target.value })}
            onBlur={() => {
              if (!own.title.trim()) setNow({ title: activity.title });
              flush();
            }}
          />
        )}
      </FieldFrame>
      <Kind
        course={course}
        activity={own}
        disabled={disabled}
        error={at("content")}
        onChange={(content) => set({ content })}
        onChosen={(content, title) => setNow({ content, ...(title ? { title } : {}) })}
        onLeave={flush}
      />
      <Flex direction="column" gap="4" paddingBlockStart="5" borderBlockStart="hairline">
        <Switch
          checked={own.required}
          label={t("required")}
          disabled={disabled}
          onChange={(required) => setNow({ required })}
        />
        {/* How long the activity takes; nothing where nobody says so. */}
        <Figure
          id={`${id}-minutes`}
          activity={activity}
          name="minutes"
          label={t("field.minutes")}
          unit={t("minutesUnit")}
          value={own.minutes ?? null}
          max={600}
          disabled={disabled}
          complaint={t("minutesWrong")}
          error={at("minutes")}
          onChange={(minutes) => setNow({ minutes })}
          onEmpty={() => setNow({ minutes: null })}
        />
        <Suspense fallback={null}>
          <PointsField type="course" documentId={course.id} activityId={activity.id} disabled={disabled} />
        </Suspense>
        <CompletionEditor
          activity={activity}
          type={activity.type}
          value={own.completion}
          disabled={disabled}
          error={at("completion")}
          onChange={(completion: Completion) => set({ completion })}
          onLeave={flush}
        />
        <OpensEditor
          course={course}
          activity={own}
          disabled={disabled}
          error={at("opens")}
          onChange={(opens) => set({ opens })}
          onLeave={flush}
        />
      </Flex>
    </Flex>
  );
}

export type KindProps = {
  course: Course;
  activity: Activity;
  disabled: boolean;
  error: string | undefined;
  onChange: (content: Content) => void;
  /** A choice that is final at once; a title where the activity has none of its own yet. */
  onChosen: (content: Content, title?: string) => void;
  onLeave: () => void;
};

function Kind(props: KindProps) {
  switch (props.activity.type) {
    case "page":
      return <PageEditor {...props} />;
    case "link":
      return <LinkEditor {...props} />;
    case "checklist":
      return <ChecklistEditor {...props} />;
    case "form":
    case "event":
      return <ReferenceEditor {...props} />;
    case "assignment":
      return <AssignmentEditor {...props} />;
    case "quiz":
      return <QuizKind {...props} />;
    default:
      return <UploadEditor {...props} />;
  }
}

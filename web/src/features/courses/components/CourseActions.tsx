/** What can be done with the whole course: look at it as a learner, publish, hide, put away, take out. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import {
  Archive,
  ArchiveRestore,
  Copy,
  EllipsisVertical,
  Eye,
  EyeOff,
  History,
  LayoutTemplate,
  Send,
} from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../app/pathBuilder";
import { toastFailure } from "../../../app/useApiMutation";
import { activityCount, type Course, type EditResult } from "../model";
import { courseActions, edits, useDuplicate, useMoveCourse, useRefreshLists } from "../queries";
import { useCourseDraft } from "../useCourseDraft";
import { PublishDialog } from "./PublishDialog";

export function CourseActions({ course, onPreview }: { course: Course; onPreview: () => void }) {
  const { t } = useTranslation("courses");
  const draft = useCourseDraft();
  const refreshLists = useRefreshLists();
  const navigate = useNavigate();
  const [publishing, setPublishing] = useState(false);

  type UndoAction = { label: string; run: () => Promise<EditResult> };
  type CourseMove = { call: () => Promise<EditResult>; done: string; undo?: UndoAction | undefined };
  const moving = useMoveCourse<CourseMove>(draft, {
    onSuccess: (_, { done, undo }) => {
      const action = undo && { label: undo.label, onClick: () => move(undo.run, "done.undone") };
      toast.success(t(done), action ? { action } : {});
    },
    onError: (error) => {
      toastFailure(error);
      return draft.reload();
    },
  });
  const move = (call: () => Promise<EditResult>, done: string, undo?: UndoAction) =>
    moving.mutate({ call, done, undo });
  const unpublish = () => {
    // With a draft waiting, publishing again would publish that too: then there is no plain way back.
    const back =
      course.status === "published"
        ? { label: t("undo"), run: () => courseActions.publish(course.id, draft.revision, "keep") }
        : undefined;
    return move(() => courseActions.unpublish(course.id), "done.unpublished", back);
  };
  const archive = () =>
    move(() => courseActions.archive(course.id), "done.archived", {
      label: t("undo"),
      run: () => courseActions.restore(course.id),
    });
  const duplicate = useDuplicate(course.id, () => draft.settled(), {
    onSuccess: async (created) => {
      toast.success(t("duplicated"));
      await navigate(paths.editCourse(created.id));
    },
  });
  const busy = moving.isPending || duplicate.isPending;
  const template = async () => {
    const isTemplate = !course.isTemplate;
    try {
      await draft.edit(edits.template(course.id, isTemplate), (now) => ({ ...now, isTemplate }));
      refreshLists();
      toast.success(t(isTemplate ? "template.made" : "template.ended"));
    } catch (error) {
      toastFailure(error);
      await draft.reload();
    }
  };
  const restore = () => move(() => courseActions.restore(course.id), "done.restored");

  const bar = !course.isLookedAfterHere
    ? "teams.othersText"
    : activityCount(course.sections) === 0
      ? "nothingInIt"
      : course.can.publish
        ? undefined
        : "nothingToPublish";
  const entries: MenuEntry[] = [];
  if (course.can.unpublish)
    entries.push({
      id: "unpublish",
      label: t("unpublish"),
      icon: <EyeOff />,
      onSelect: () => unpublish(),
    });
  entries.push({
    id: "duplicate",
    label: t("duplicate"),
    icon: <Copy />,
    onSelect: () => duplicate.mutate(),
  });
  if (course.isLookedAfterHere)
    entries.push({
      id: "template",
      label: t(course.isTemplate ? "template.end" : "template.make"),
      icon: <LayoutTemplate />,
      onSelect: () => void template(),
    });
  if (course.liveVersion !== null)
    entries.push({
      id: "versions",
      label: t("versions.title"),
      icon: <History />,
      onSelect: () => void navigate(paths.courseVersions(course.id)),
    });
  if (course.can.archive)
    entries.push({ id: "archive", label: t("archive"), icon: <Archive />, onSelect: () => archive() });

  return (
    <>
      <Button icon={<Eye />} onClick={onPreview}>
        {t("preview")}
      </Button>
      {course.can.restore ? (
        <Button variant="solid" icon={<ArchiveRestore />} busy={busy} onClick={() => restore()}>
          {t("restore")}
        </Button>
      ) : (
        <Button
          variant="solid"
          icon={<Send />}
          busy={busy}
          disabledReason={bar && t(bar)}
          onClick={() => {
            draft.flush();
            setPublishing(true);
          }}
        >
          {t("publish")}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          trigger={<IconButton label={t("more")} icon={<EllipsisVertical />} variant="outline" />}
          entries={entries}
        />
      )}
      <PublishDialog course={course} open={publishing} onClose={() => setPublishing(false)} />
    </>
  );
}

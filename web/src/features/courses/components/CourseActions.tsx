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
import { sayFailure } from "../../../app/useChange";
import { activityCount, type Course, type Edited } from "../model";
import { edits, moves, useDuplicate, useMoveCourse, useRefreshLists } from "../queries";
import { useDraft } from "../useDraft";
import { PublishDialog } from "./PublishDialog";

export function CourseActions({ course, onPreview }: { course: Course; onPreview: () => void }) {
  const { t } = useTranslation("courses");
  const draft = useDraft();
  const refreshLists = useRefreshLists();
  const go = useNavigate();
  const [publishing, setPublishing] = useState(false);

  type Undo = { label: string; run: () => Promise<Edited> };
  type Move = { call: () => Promise<Edited>; done: string; undo?: Undo | undefined };
  const moving = useMoveCourse<Move>(draft, {
    onSuccess: (_, { done, undo }) => {
      const action = undo && { label: undo.label, onClick: () => move(undo.run, "done.undone") };
      toast.success(t(done), action ? { action } : {});
    },
    onError: (error) => {
      sayFailure(error);
      return draft.reload();
    },
  });
  const move = (call: () => Promise<Edited>, done: string, undo?: Undo) =>
    moving.mutate({ call, done, undo });
  const unpublish = () => {
    // With a draft waiting, publishing again would publish that too: then there is no plain way back.
    const back =
      course.status === "published"
        ? { label: t("undo"), run: () => moves.publish(course.id, draft.revision, "keep") }
        : undefined;
    return move(() => moves.unpublish(course.id), "done.unpublished", back);
  };
  const archive = () =>
    move(() => moves.archive(course.id), "done.archived", {
      label: t("undo"),
      run: () => moves.restore(course.id),
    });
  const duplicate = useDuplicate(course.id, () => draft.settled(), {
    onSuccess: async (made) => {
      toast.success(t("duplicated"));
      await go(paths.editCourse(made.id));
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
      sayFailure(error);
      await draft.reload();
    }
  };
  const restore = () => move(() => moves.restore(course.id), "done.restored");

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
      onSelect: () => void go(paths.courseVersions(course.id)),
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

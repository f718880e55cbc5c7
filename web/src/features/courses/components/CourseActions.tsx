/** What can be done with the whole course: look at it as a learner, publish, hide, put away, take out. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import { useQueryClient } from "@tanstack/react-query";
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
import { activityCount, type Course, type Edited } from "../model";
import { courseKey, coursesKey, duplicateCourse, edits, moves } from "../queries";
import { useDraft } from "../useDraft";
import { PublishDialog } from "./PublishDialog";

export function CourseActions({ course, onPreview }: { course: Course; onPreview: () => void }) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const draft = useDraft();
  const queries = useQueryClient();
  const go = useNavigate();
  const [publishing, setPublishing] = useState(false);
  const [busy, setBusy] = useState(false);

  const move = async (
    call: () => Promise<Edited>,
    done: string,
    undo?: { label: string; run: () => Promise<Edited> },
  ) => {
    setBusy(true);
    try {
      await draft.settled();
      draft.accept(await call());
      toast.success(
        t(done),
        undo ? { action: { label: undo.label, onClick: () => void move(undo.run, "done.undone") } } : {},
      );
    } catch (error) {
      toast.error(toFailure(error).message);
      await draft.reload();
    } finally {
      setBusy(false);
    }
  };
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
  const duplicate = async () => {
    setBusy(true);
    try {
      await draft.settled();
      const made = await duplicateCourse(course.id);
      queries.setQueryData(courseKey(made.id), made);
      void queries.invalidateQueries({ queryKey: coursesKey });
      toast.success(t("duplicated"));
      await go(`/apps/admin/courses/${made.id}`);
    } catch (error) {
      toast.error(toFailure(error).message);
    } finally {
      setBusy(false);
    }
  };
  const template = async () => {
    const isTemplate = !course.isTemplate;
    try {
      await draft.edit(edits.template(course.id, isTemplate), (now) => ({ ...now, isTemplate }));
      void queries.invalidateQueries({ queryKey: coursesKey });
      toast.success(t(isTemplate ? "template.made" : "template.ended"));
    } catch (error) {
      toast.error(toFailure(error).message);
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
      onSelect: () => void unpublish(),
    });
  entries.push({ id: "duplicate", label: t("duplicate"), icon: <Copy />, onSelect: () => void duplicate() });
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
      onSelect: () => void go(`/apps/admin/old/courses/${course.id}`),
    });
  if (course.can.archive)
    entries.push({ id: "archive", label: t("archive"), icon: <Archive />, onSelect: () => void archive() });

  return (
    <>
      <Button icon={<Eye />} onClick={onPreview}>
        {t("preview")}
      </Button>
      {course.can.restore ? (
        <Button variant="solid" icon={<ArchiveRestore />} busy={busy} onClick={() => void restore()}>
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

/** What can be done to the outline: add, rename, move, remove with a way back. Each is shown at once and then sent. */
import { useKit } from "@learnt/ui/base/kit";
import { toast } from "@learnt/ui/feedback/toast";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  type Activity,
  type ActivityType,
  type Course,
  findActivity,
  orderOf,
  placeActivity,
  placeSection,
  type Section,
  sameOrder,
  stepActivity,
  toStored,
} from "../model";
import { edits } from "../queries";
import { useCourseDraft } from "../useCourseDraft";

export type OutlineActions = ReturnType<typeof useOutline>;

/** Opens an activity, or none; a new one to be named. */
export type ChooseActivity = (id: string | null, isNew?: boolean) => void;

export function useOutline(course: Course, choose: ChooseActivity, announce: (text: string) => void) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const draft = useCourseDraft();
  const { sections } = course;

  return useMemo(() => {
    const refused = (error: unknown) => {
      const failure = toFailure(error);
      toast.error(failure.fields?.[0]?.message ?? failure.message);
      return draft.reload();
    };
    const show =
      (next: Section[]) =>
      (now: Course): Course => ({ ...now, sections: next });
    const order = (next: Section[], text: string) => {
      if (sameOrder(sections, next)) return;
      announce(text);
      draft.edit(edits.order(course.id, orderOf(next)), show(next)).catch(refused);
    };
    const place = (next: Section[], id: string) => {
      const result = findActivity(next, id);
      return result
        ? t("said.moved", {
            title: result.activity.title,
            section: result.section.title,
            place: result.index + 1,
            count: result.section.activities.length,
          })
        : "";
    };
    const back = async (section: Section, position: number) => {
      const put = { id: section.id, title: section.title, position };
      await draft.edit(edits.addSection(course.id, put), (now) => ({
        ...now,
        sections: [
          ...now.sections.slice(0, position),
          { ...section, activities: [] },
          ...now.sections.slice(position),
        ],
      }));
      for (const [index, activity] of section.activities.entries())
        await restore(activity, section.id, index);
    };
    const restore = (activity: Activity, sectionId: string, position: number) => {
      const { id, type, title, required, completion, content, minutes, opens } = activity;
      const put = {
        id,
        type,
        title,
        required,
        completion,
        content: toStored(type, content),
        minutes,
        opens,
        sectionId,
        position,
      };
      const shown = (now: Course): Course => ({
        ...now,
        sections: now.sections.map((item) =>
          item.id === sectionId
            ? {
                ...item,
                activities: [
                  ...item.activities.slice(0, position),
                  activity,
                  ...item.activities.slice(position),
                ],
              }
            : item,
        ),
      });
      return draft.edit(edits.addActivity(course.id, put), shown);
    };

    const addSection = async () => {
      try {
        const created = await draft.edit(
          edits.addSection(course.id, { title: t("newSection", { number: sections.length + 1 }) }),
        );
        await draft.refresh();
        return created?.id ?? null;
      } catch (error) {
        await refused(error);
        return null;
      }
    };

    return {
      addSection,
      addActivity: async (sectionId: string | null, type: ActivityType) => {
        const section = sectionId ?? (await addSection());
        if (!section) return;
        try {
          const created = await draft.edit(
            edits.addActivity(course.id, { sectionId: section, type, title: t(`newActivity.${type}`) }),
          );
          await draft.refresh();
          if (created?.id) choose(created.id, true);
        } catch (error) {
          await refused(error);
        }
      },
      renameSection: (id: string, title: string) => {
        const next = sections.map((section) => (section.id === id ? { ...section, title } : section));
        draft.edit(edits.renameSection(course.id, id, title), show(next)).catch(refused);
      },
      removeSection: (id: string) => {
        const position = sections.findIndex((section) => section.id === id);
        const removed = sections[position];
        if (!removed) return;
        for (const activity of removed.activities) draft.uploads.stop(activity.id);
        draft
          .edit(edits.removeSection(course.id, id), show(sections.filter((section) => section !== removed)))
          .catch(refused);
        toast.info(t("removed", { title: removed.title }), {
          action: {
            label: t("undo"),
            onClick: () => void draft.asOneStep(() => back(removed, position)).catch(refused),
          },
        });
      },
      removeActivity: (id: string) => {
        const result = findActivity(sections, id);
        if (!result) return;
        draft.flush();
        draft.uploads.stop(id);
        draft.removed(id);
        const next = sections.map((section) =>
          section === result.section
            ? { ...section, activities: section.activities.filter((item) => item.id !== id) }
            : section,
        );
        draft.edit(edits.removeActivity(course.id, id), show(next)).catch(refused);
        choose(null);
        const undo = () => void restore(result.activity, result.section.id, result.index).catch(refused);
        toast.info(t("removed", { title: result.activity.title }), {
          action: { label: t("undo"), onClick: undo },
        });
      },
      /** `index` is counted without the activity itself. */
      moveActivity: (id: string, sectionId: string, index: number) => {
        const next = placeActivity(sections, id, sectionId, index);
        order(next, place(next, id));
      },
      stepActivity: (id: string, step: -1 | 1) => {
        const next = stepActivity(sections, id, step);
        order(next, place(next, id));
      },
      moveSection: (id: string, index: number) => {
        const next = placeSection(sections, id, index);
        const at = next.findIndex((section) => section.id === id);
        order(next, t("said.sectionMoved", { title: next[at]?.title, place: at + 1, count: next.length }));
      },
    };
  }, [course.id, sections, draft, choose, announce, t, toFailure]);
}

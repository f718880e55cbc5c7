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
import { useDraft } from "../useDraft";

export type OutlineActions = ReturnType<typeof useOutline>;

/** Opens an activity, or none; a new one to be named. */
export type Choose = (id: string | null, isNew?: boolean) => void;

export function useOutline(course: Course, choose: Choose, say: (text: string) => void) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const draft = useDraft();
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
    const order = (next: Section[], words: string) => {
      if (sameOrder(sections, next)) return;
      say(words);
      draft.edit(edits.order(course.id, orderOf(next)), show(next)).catch(refused);
    };
    const place = (next: Section[], id: string) => {
      const found = findActivity(next, id);
      return found
        ? t("said.moved", {
            title: found.activity.title,
            section: found.section.title,
            place: found.index + 1,
            count: found.section.activities.length,
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
        sections: now.sections.map((one) =>
          one.id === sectionId
            ? {
                ...one,
                activities: [
                  ...one.activities.slice(0, position),
                  activity,
                  ...one.activities.slice(position),
                ],
              }
            : one,
        ),
      });
      return draft.edit(edits.addActivity(course.id, put), shown);
    };

    const addSection = async () => {
      try {
        const made = await draft.edit(
          edits.addSection(course.id, { title: t("newSection", { number: sections.length + 1 }) }),
        );
        await draft.refresh();
        return made?.id ?? null;
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
          const made = await draft.edit(
            edits.addActivity(course.id, { sectionId: section, type, title: t(`newActivity.${type}`) }),
          );
          await draft.refresh();
          if (made?.id) choose(made.id, true);
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
        const gone = sections[position];
        if (!gone) return;
        for (const activity of gone.activities) draft.uploads.stop(activity.id);
        draft
          .edit(edits.removeSection(course.id, id), show(sections.filter((section) => section !== gone)))
          .catch(refused);
        toast.info(t("removed", { title: gone.title }), {
          action: { label: t("undo"), onClick: () => void back(gone, position).catch(refused) },
        });
      },
      removeActivity: (id: string) => {
        const found = findActivity(sections, id);
        if (!found) return;
        draft.flush();
        draft.uploads.stop(id);
        draft.removed(id);
        const next = sections.map((section) =>
          section === found.section
            ? { ...section, activities: section.activities.filter((one) => one.id !== id) }
            : section,
        );
        draft.edit(edits.removeActivity(course.id, id), show(next)).catch(refused);
        choose(null);
        const undo = () => void restore(found.activity, found.section.id, found.index).catch(refused);
        toast.info(t("removed", { title: found.activity.title }), {
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
  }, [course.id, sections, draft, choose, say, t, toFailure]);
}

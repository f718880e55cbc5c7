/** The outline: sections with their activities, put in order by dragging or by keyboard. */
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { Button } from "@learnt/ui/action/Button";
import { FolderUp, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Dragged } from "../../../app/useDraggable";
import { type Course, findActivity } from "../model";
import { useCanEdit } from "../useCourseDraft";
import { SectionBlock } from "./SectionBlock";
import type { OutlineActions } from "./useOutline";

export type OutlineProps = {
  course: Course;
  outline: OutlineActions;
  chosen: string | null;
  onChoose: (id: string) => void;
};

export function Outline({
  course,
  outline,
  chosen,
  onChoose,
  onImport,
}: OutlineProps & { onImport: () => void }) {
  const { t } = useTranslation("courses");
  const { sections } = course;
  const canEdit = useCanEdit(course);
  // A double click adds one section. The button is not barred meanwhile: it would lose the focus.
  const adding = useRef(false);
  const addSection = async () => {
    if (adding.current) return;
    adding.current = true;
    await outline.addSection();
    adding.current = false;
  };

  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const moved = source.data as Dragged;
          const target = location.current.dropTargets[0];
          if (!target) return;
          const dropTarget = target.data as Dragged;
          const after = extractClosestEdge(target.data) === "bottom" ? 1 : 0;
          if (moved.kind === "section" && dropTarget.kind === "section") {
            const [from, to] = [
              sections.findIndex((item) => item.id === moved.id),
              sections.findIndex((item) => item.id === dropTarget.id) + after,
            ];
            outline.moveSection(moved.id, from < to ? to - 1 : to);
          }
          if (moved.kind !== "activity" || moved.id === dropTarget.id) return;
          if (dropTarget.kind === "section") {
            outline.moveActivity(moved.id, dropTarget.id, Number.MAX_SAFE_INTEGER);
            return;
          }
          const [from, to] = [findActivity(sections, moved.id), findActivity(sections, dropTarget.id)];
          if (!from || !to) return;
          const index = to.index + after;
          outline.moveActivity(
            moved.id,
            to.section.id,
            from.section === to.section && from.index < index ? index - 1 : index,
          );
        },
      }),
    [sections, outline],
  );

  return (
    <section className="kit-card course-outline" aria-label={t("outline")}>
      <ol>
        {sections.map((section, index) => (
          <SectionBlock
            key={section.id}
            course={course}
            section={section}
            index={index}
            outline={outline}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </ol>
      {canEdit && (
        <Button
          className="course-add-section"
          variant="ghost"
          icon={<Plus />}
          wide
          onClick={() => void addSection()}
        >
          {t("addSection")}
        </Button>
      )}
      {canEdit && (
        <Button variant="ghost" icon={<FolderUp />} wide onClick={onImport}>
          {t("import.title")}
        </Button>
      )}
    </section>
  );
}

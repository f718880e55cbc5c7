/** A section of the outline: its title, which is edited in place, its activities, and what can be done with it. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { Menu } from "@learnt/ui/overlay/Menu";
import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDraggable } from "../../../app/useDraggable";
import { activityTypes, type Section } from "../model";
import { useCanEdit } from "../useCourseDraft";
import { ActivityRow } from "./ActivityRow";
import { InlineTitle } from "./InlineTitle";
import type { OutlineProps } from "./Outline";
import { typeIcons } from "./typeIcons";

export function SectionBlock({
  course,
  section,
  index,
  outline,
  chosen,
  onChoose,
}: OutlineProps & { section: Section; index: number }) {
  const { t } = useTranslation("courses");
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const disabled = !useCanEdit(course);
  const { dragging, dropEdge } = useDraggable({
    kind: "section",
    id: section.id,
    row,
    handle,
    accepts: ["section", "activity"],
    disabled,
  });
  const last = course.sections.length - 1;

  return (
    <li
      ref={row}
      className={cx("course-section", dragging && "course-dragging", dropEdge && `course-over-${dropEdge}`)}
    >
      <div className="course-section-head">
        <span ref={handle} className="course-grip" aria-hidden="true" title={t("dragToMove")}>
          {!disabled && <GripVertical />}
        </span>
        <InlineTitle
          value={section.title}
          label={t("sectionTitle")}
          disabled={disabled}
          onChange={(title) => outline.renameSection(section.id, title)}
        />
        {!disabled && (
          <Menu
            trigger={
              <IconButton
                label={t("sectionActions", { title: section.title })}
                icon={<EllipsisVertical />}
                size="sm"
              />
            }
            entries={[
              {
                id: "up",
                label: t("moveUp"),
                icon: <ArrowUp />,
                disabled: index === 0,
                onSelect: () => outline.moveSection(section.id, index - 1),
              },
              {
                id: "down",
                label: t("moveDown"),
                icon: <ArrowDown />,
                disabled: index === last,
                onSelect: () => outline.moveSection(section.id, index + 1),
              },
              { kind: "divider", id: "line" },
              {
                id: "remove",
                label: t("removeSection"),
                icon: <Trash2 />,
                danger: true,
                onSelect: () => outline.removeSection(section.id),
              },
            ]}
          />
        )}
      </div>
      <ol>
        {section.activities.map((activity, at) => (
          <ActivityRow
            key={activity.id}
            course={course}
            section={section}
            activity={activity}
            index={at}
            outline={outline}
            chosen={chosen === activity.id}
            onChoose={onChoose}
          />
        ))}
        {section.activities.length === 0 && <li className="course-section-empty">{t("sectionEmpty")}</li>}
      </ol>
      {!disabled && (
        <Menu
          placement="bottom-start"
          trigger={
            <Button
              className="course-add"
              variant="ghost"
              size="sm"
              icon={<Plus />}
              aria-label={t("addActivityTo", { title: section.title })}
            >
              {t("addActivity")}
            </Button>
          }
          entries={activityTypes.map((type) => ({
            id: type,
            label: t(`type.${type}`),
            icon: typeIcons[type],
            onSelect: () => void outline.addActivity(section.id, type),
          }))}
        />
      )}
    </li>
  );
}

/** An activity in the outline: opens its editor, is dragged by its grip, and moves by Alt and an arrow key or its menu. */
import { IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import {
  ArrowDown,
  ArrowUp,
  CircleDashed,
  CornerDownRight,
  EllipsisVertical,
  GripVertical,
  Trash2,
} from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDraggable } from "../../../app/useDraggable";
import { type Activity, missingContent, type Section } from "../model";
import { useCanEdit } from "../useCourseDraft";
import type { OutlineProps } from "./Outline";
import { typeIcons } from "./typeIcons";

type Props = Pick<OutlineProps, "course" | "outline"> & {
  section: Section;
  activity: Activity;
  index: number;
  chosen: boolean;
  onChoose: (id: string) => void;
};

export function ActivityRow({ course, section, activity, index, outline, chosen, onChoose }: Props) {
  const { t } = useTranslation("courses");
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const disabled = !useCanEdit(course);
  const { dragging, dropEdge } = useDraggable({
    kind: "activity",
    id: activity.id,
    row,
    handle,
    accepts: ["activity"],
    disabled,
  });
  const missing = missingContent(activity);
  const place = course.sections.indexOf(section);
  const isFirst = place === 0 && index === 0;
  const isLast = place === course.sections.length - 1 && index === section.activities.length - 1;

  const keys = (event: KeyboardEvent) => {
    if (disabled || !event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    outline.stepActivity(activity.id, event.key === "ArrowUp" ? -1 : 1);
  };

  const entries: MenuEntry[] = [
    {
      id: "up",
      label: t("moveUp"),
      icon: <ArrowUp />,
      disabled: isFirst,
      onSelect: () => outline.stepActivity(activity.id, -1),
    },
    {
      id: "down",
      label: t("moveDown"),
      icon: <ArrowDown />,
      disabled: isLast,
      onSelect: () => outline.stepActivity(activity.id, 1),
    },
    ...course.sections
      .filter((other) => other.id !== section.id)
      .map(
        (other): MenuEntry => ({
          id: `to:${other.id}`,
          label: t("moveTo", { title: other.title }),
          icon: <CornerDownRight />,
          onSelect: () => outline.moveActivity(activity.id, other.id, Number.MAX_SAFE_INTEGER),
        }),
      ),
    { kind: "divider", id: "line" },
    {
      id: "remove",
      label: t("removeActivity"),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => outline.removeActivity(activity.id),
    },
  ];

  return (
    <li
      ref={row}
      className={cx(
        "course-activity",
        chosen && "course-activity-on",
        dragging && "course-dragging",
        dropEdge && `course-over-${dropEdge}`,
      )}
    >
      <span ref={handle} className="course-grip" aria-hidden="true" title={t("dragToMove")}>
        {!disabled && <GripVertical />}
      </span>
      <button
        type="button"
        className="course-activity-open"
        aria-current={chosen ? "true" : undefined}
        aria-keyshortcuts={disabled ? undefined : "Alt+ArrowUp Alt+ArrowDown"}
        onClick={() => onChoose(activity.id)}
        onKeyDown={keys}
      >
        <span className="course-type">{typeIcons[activity.type]}</span>
        <span className="course-activity-text">
          <span className="course-activity-title" dir="auto">
            {activity.title}
          </span>
          <span className="course-activity-note">
            {t(`type.${activity.type}`)}
            {!activity.required && ` · ${t("optional")}`}
          </span>
        </span>
        {missing && (
          <span className="course-missing" title={t(missing)}>
            <CircleDashed aria-hidden="true" />
            <span className="kit-sr">{t(missing)}</span>
          </span>
        )}
      </button>
      {!disabled && (
        <Menu
          trigger={
            <IconButton
              label={t("activityActions", { title: activity.title })}
              icon={<EllipsisVertical />}
              size="sm"
            />
          }
          entries={entries}
        />
      )}
    </li>
  );
}

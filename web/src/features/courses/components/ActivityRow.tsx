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
import { useDragged } from "../../../app/useDragged";
import { type Activity, lacks, type Section } from "../model";
import { useCanEdit } from "../useDraft";
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
  const { dragging, over } = useDragged({
    kind: "activity",
    id: activity.id,
    row,
    handle,
    accepts: ["activity"],
    disabled,
  });
  const missing = lacks(activity);
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
        "co-activity",
        chosen && "co-activity-on",
        dragging && "co-dragging",
        over && `co-over-${over}`,
      )}
    >
      <span ref={handle} className="co-grip" aria-hidden="true" title={t("dragToMove")}>
        {!disabled && <GripVertical />}
      </span>
      <button
        type="button"
        className="co-activity-open"
        aria-current={chosen ? "true" : undefined}
        aria-keyshortcuts={disabled ? undefined : "Alt+ArrowUp Alt+ArrowDown"}
        onClick={() => onChoose(activity.id)}
        onKeyDown={keys}
      >
        <span className="co-type">{typeIcons[activity.type]}</span>
        <span className="co-activity-text">
          <span className="co-activity-title" dir="auto">
            {activity.title}
          </span>
          <span className="co-activity-note">
            {t(`type.${activity.type}`)}
            {!activity.required && ` · ${t("optional")}`}
          </span>
        </span>
        {missing && (
          <span className="co-missing" title={t(missing)}>
            <CircleDashed aria-hidden="true" />
            <span className="lt-sr">{t(missing)}</span>
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

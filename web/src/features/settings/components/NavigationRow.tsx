/** One entry: its name, whether it is switched on, and where it goes. */
import { IconButton } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NavigationItem } from "../../../api/types";
import { icons } from "../../../app/icons";
import { isScreen } from "../../../app/paths";
import { useDraggable } from "../../../app/useDraggable";
import { canStep, change, removeItem, step, type Tree } from "../navigation";
import { EntryDialog } from "./EntryDialog";

/** What is dragged here. */
export const ENTRY = "navigation-entry";

type Props = { item: NavigationItem; tree: Tree; onChange: (tree: Tree) => void };

export function NavigationRow({ item, tree, onChange }: Props) {
  const { t } = useTranslation("settings");
  const { t: words } = useTranslation(["shell", "app"], { nsMode: "fallback" });
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [editing, setEditing] = useState(false);
  const { dragging, dropEdge } = useDraggable({
    kind: ENTRY,
    id: item.id,
    row,
    handle,
    accepts: [ENTRY],
    disabled: false,
  });
  const unnamed = item.type === "divider" ? t("navigation.line") : t("navigation.group");
  const name = item.title ?? words(`nav_${item.id}`, { defaultValue: unnamed });
  const isLink = item.type === "link";
  // A screen that this installation does not have is kept, and shows to nobody.
  const isAbsent = item.type === "item" && !isScreen(item.url ?? "");
  // What the organisation does not have is switched on by nobody here.
  const isAvailable = item.available !== false;
  const isOn = item.enabled !== false && isAvailable;

  return (
    <div
      ref={row}
      data-entry
      data-off={!isOn || undefined}
      data-dragging={dragging || undefined}
      data-over={dropEdge ?? undefined}
    >
      <span ref={handle} data-part="handle" aria-hidden="true">
        <GripVertical />
      </span>
      <span data-part="icon" aria-hidden="true">
        {icons[item.icon ?? ""] ?? icons[item.id]}
      </span>
      <span data-part="name" dir="auto">
        {name}
        {isAbsent && <Badge>{t("navigation.absent")}</Badge>}
        {!isAvailable && <Badge>{t("navigation.unavailable")}</Badge>}
      </span>
      <span data-part="actions">
        <IconButton
          size="sm"
          icon={<ArrowUp />}
          label={t("signIn.up", { name })}
          disabled={!canStep(tree, item.id, -1)}
          onClick={() => onChange(step(tree, item.id, -1))}
        />
        <IconButton
          size="sm"
          icon={<ArrowDown />}
          label={t("signIn.down", { name })}
          disabled={!canStep(tree, item.id, 1)}
          onClick={() => onChange(step(tree, item.id, 1))}
        />
        {item.type !== "divider" && (
          <IconButton
            size="sm"
            icon={<Pencil />}
            label={t("navigation.rename", { name })}
            onClick={() => setEditing(true)}
          />
        )}
        {isLink && (
          <IconButton
            size="sm"
            icon={<Trash2 />}
            label={t("navigation.remove", { name })}
            onClick={() => onChange(removeItem(tree, item.id))}
          />
        )}
        <Switch
          checked={isOn}
          disabled={!isAvailable}
          onChange={(on) => onChange(change(tree, item.id, { enabled: on }))}
          label={t("navigation.show", { name })}
          hideLabel
        />
      </span>
      {editing && (
        <EntryDialog
          title={t("navigation.rename", { name })}
          submit={t("navigation.take")}
          values={{ title: item.title ?? (isLink ? "" : name), url: item.url ?? "" }}
          isScreen={!isLink}
          onDone={({ title, url }) => {
            const { title: _, ...rest } = item;
            const own = title && title !== words(`nav_${item.id}`, { defaultValue: "" }) ? { title } : {};
            onChange(replaced(tree, { ...rest, ...own, ...(isLink ? { url } : {}) }));
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}

/** The tree with an entry in the place of the one of its id. */
function replaced(tree: Tree, entry: NavigationItem): NavigationItem[] {
  return tree.map((item) => {
    if (item.id === entry.id) return entry;
    return item.children ? { ...item, children: replaced(item.children, entry) } : item;
  });
}

/** What lies on a pathway, as a picture. */
import { BookOpen, Boxes, CalendarDays, ClipboardList, Library } from "lucide-react";
import type { ItemKind } from "../model";

const icons = {
  course: BookOpen,
  bundle: Boxes,
  resource: Library,
  event: CalendarDays,
  form: ClipboardList,
};

export function KindIcon({ kind }: { kind: ItemKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size={18} strokeWidth={1.8} />;
}

/** The places of the to-do area: all, filters, labels, each with how many stand there. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { type NavLink, SectionNav } from "@learnt/ui/page/SectionNav";
import {
  CalendarClock,
  CalendarDays,
  CircleAlert,
  CircleCheck,
  ListTodo,
  Star,
  Tag,
  Trash2,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  type Filter,
  filters,
  pathOf,
  type Todo,
  type TodoLabel,
  type TodoLocation,
  todosAt,
} from "../model";

type Props = { todos: readonly Todo[]; labels: readonly TodoLabel[]; location: TodoLocation; today: string };

const icons: Record<Filter, ReactNode> = {
  starred: <Star />,
  important: <CircleAlert />,
  today: <CalendarDays />,
  due: <CalendarClock />,
  completed: <CircleCheck />,
  deleted: <Trash2 />,
};

export function Sidebar({ todos, labels, location, today }: Props) {
  const { t } = useTranslation("sample_todo");
  const { number } = useFormat();
  const line = (item: TodoLocation, name: string, icon: ReactNode): NavLink => ({
    to: pathOf(item),
    on: item.kind === location.kind && item.handle === location.handle,
    name,
    icon,
    count: <Badge>{number(todosAt(todos, item, today).length)}</Badge>,
  });
  return (
    <SectionNav
      label={t("places")}
      groups={[
        {
          id: "filters",
          lines: [
            line({ kind: "folder", handle: "all" }, t("all"), <ListTodo />),
            ...filters.map((handle) =>
              line({ kind: "filter", handle }, t(`filter.${handle}`), icons[handle]),
            ),
          ],
        },
        {
          id: "labels",
          title: t("labels"),
          lines: labels.map(({ handle, title, tone }) =>
            line({ kind: "label", handle }, title, <Tag color={`var(--${tone}-text)`} />),
          ),
        },
      ]}
    />
  );
}

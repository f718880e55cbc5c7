/** The places of the to-do area: all, filters, labels, each with how many stand there. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { type PlaceLine, PlaceNav } from "@learnt/ui/page/PlaceNav";
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
import { type Filter, filters, inPlace, type Place, pathOf, type Todo, type TodoLabel } from "../model";

type Props = { todos: readonly Todo[]; labels: readonly TodoLabel[]; place: Place; today: string };

const icons: Record<Filter, ReactNode> = {
  starred: <Star />,
  important: <CircleAlert />,
  today: <CalendarDays />,
  due: <CalendarClock />,
  completed: <CircleCheck />,
  deleted: <Trash2 />,
};

export function Side({ todos, labels, place, today }: Props) {
  const { t } = useTranslation("sample_todo");
  const { number } = useFormat();
  const line = (one: Place, name: string, icon: ReactNode): PlaceLine => ({
    to: pathOf(one),
    on: one.kind === place.kind && one.handle === place.handle,
    name,
    icon,
    count: <Badge>{number(inPlace(todos, one, today).length)}</Badge>,
  });
  return (
    <PlaceNav
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

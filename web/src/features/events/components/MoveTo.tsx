/** Somebody comes at another date: one of the published events to come. */
import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Stack } from "@learnt/ui/layout/layout";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserZone, formatEventTime } from "../model";
import { managedList, useMoveAttendees } from "../queries";
import { SeatsLeft } from "./SeatsLeft";

/** All of them come at the other date, or none; a name is said where it is one person. */
type Props = {
  eventId: string;
  title: string;
  people: readonly string[];
  name?: string | undefined;
  onClose: () => void;
};

export function MoveTo({ eventId, title, people, name, onClose }: Props) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const [search, setSearch] = useState(title);
  const list = useQuery(
    managedList({ search, status: "published", span: "upcoming", sort: "startsAt", perPage: 20 }),
  );
  const rows = list.data?.items.filter(({ id }) => id !== eventId);
  const move = useMoveAttendees(eventId, people, {
    onSuccess: () => {
      toast.success(name ? t("move.done", { name }) : t("move.doneMany", { count: people.length }));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={name ? t("move.title", { name }) : t("move.titleMany", { count: people.length })}
      note={t("move.note")}
    >
      <Stack gap="4">
        <SearchBox value={search} onChange={setSearch} label={t("search")} />
        {list.isPending && <SkeletonText lines={4} />}
        {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {rows?.length === 0 && <EmptyState icon={<CalendarX />} title={t("move.none")} />}
        <ul className="event-choices">
          {rows?.map((row) => (
            <li key={row.id}>
              <div>
                <bdi>{row.title}</bdi>
                <small>
                  {formatEventTime(row, locale, browserZone())} · <SeatsLeft of={row} />
                </small>
              </div>
              <Button
                size="sm"
                busy={move.isPending && move.variables === row.id}
                onClick={() => move.mutate(row.id)}
              >
                {t("move.here")}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}

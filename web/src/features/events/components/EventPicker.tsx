/** The dates of a session: events of the team, found by their title. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQueries, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isNotFound } from "../../../app/NotFound";
import { browserZone, formatEventTime, toneOfStatus } from "../model";
import { managedEvent, managedList } from "../queries";

export type EventPickerProps = {
  value: string[];
  disabled: boolean;
  onChange: (events: string[], title: string) => void;
};

export function EventPicker({ value, disabled, onChange }: EventPickerProps) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const [search, setSearch] = useState("");
  const chosen = useQueries({ queries: value.map((id) => managedEvent(id)) });
  const list = useQuery({
    ...managedList({ search: search.trim(), perPage: 8 }),
    enabled: !disabled,
  });
  const offered = (list.data?.items ?? []).filter(({ id }) => !value.includes(id));
  return (
    <Stack gap="3">
      {value.length === 0 && <Text muted>{t("pick.none")}</Text>}
      {value.length > 0 && (
        <Stack as="ul" gap="2">
          {value.map((id, index) => {
            const event = chosen[index]?.data;
            // One that could not be read just now may be there all the same.
            const title = event?.content.title ?? (isNotFound(chosen[index]?.error) ? t("pick.gone") : "…");
            return (
              <HStack as="li" key={id} justify="space-between" gap="3">
                <span>
                  <bdi>{title}</bdi>{" "}
                  {event && (
                    <Text as="span" muted small>
                      {formatEventTime({ ...event, timeZone: event.content.timeZone }, locale, browserZone())}
                    </Text>
                  )}
                  {event && event.status !== "published" && (
                    <Badge tone={toneOfStatus[event.status]}>{t(`status.${event.status}`)}</Badge>
                  )}
                </span>
                {!disabled && (
                  <IconButton
                    size="sm"
                    icon={<X />}
                    label={t("pick.remove", { title })}
                    onClick={() =>
                      onChange(
                        value.filter((item) => item !== id),
                        title,
                      )
                    }
                  />
                )}
              </HStack>
            );
          })}
        </Stack>
      )}
      <QueryError query={chosen.filter(({ error }) => !isNotFound(error))} />
      {!disabled && (
        <>
          <SearchBox value={search} onChange={setSearch} label={t("pick.search")} />
          <QueryError query={list} />
          {list.data && offered.length === 0 && (
            <Text muted role="status">
              {t("pick.nothing")}
            </Text>
          )}
          {offered.map((row) => (
            <HStack key={row.id} justify="space-between" gap="3">
              <span>
                <bdi>{row.title}</bdi>{" "}
                <Text as="span" muted small>
                  {formatEventTime(row, locale, browserZone())} · {t(`status.${row.status}`)}
                </Text>
              </span>
              <Button
                size="sm"
                aria-label={t("pick.take", { title: row.title })}
                disabled={value.length >= 20}
                onClick={() => onChange([...value, row.id], row.title)}
              >
                {t("pick.choose")}
              </Button>
            </HStack>
          ))}
        </>
      )}
    </Stack>
  );
}

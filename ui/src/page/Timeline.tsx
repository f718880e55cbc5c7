/** What happened, day by day and newest first: a sign on a line for each, and more of it when it is asked for. */
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../action/Button";
import { byDay, dayName } from "../base/days";
import { useFormat } from "../base/format";
import { useKit } from "../base/kit";
import { Box, Grid } from "../layout/layout";
import { Heading } from "../layout/Text";
import "./timeline.css";

export type TimelineEntry = {
  id: string;
  at: string;
  sign: ReactNode;
  /** Of the sign; nothing: the accent's. */
  tone?: "good" | "plain" | undefined;
  /** Words alone, or a link with them. */
  what: ReactNode;
};

export type TimelineProps = {
  items: readonly TimelineEntry[];
  /** What times are told against. */
  now: number;
  /** The list is another one soon. */
  busy?: boolean;
  /** There is more: how that is said, and what fetches it. */
  more?: { label: string; busy: boolean; onMore: () => void } | undefined;
};

export function Timeline({ items, now, busy, more }: TimelineProps) {
  const { locale, t } = useKit();
  const { dateTime, relative } = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  // Whoever asked for more goes on reading where it begins: the button is further down now, or gone.
  useEffect(() => {
    const at = items.findIndex(({ id }) => id === last.current);
    const first = at < 0 ? undefined : items[at + 1];
    if (!first) return;
    last.current = null;
    box.current?.querySelector<HTMLElement>(`[data-moment="${first.id}"]`)?.focus();
  }, [items]);
  return (
    <Grid ref={box} gap="5" opacity={busy ? 0.6 : undefined} aria-busy={busy || undefined}>
      {byDay(items, ({ at }) => at).map(({ day, at, items: ofDay }) => (
        <section key={day}>
          <Heading level={3} marginBlockEnd="0.6rem" color="fg.muted" fontSize="0.8125rem" fontWeight="600">
            {dayName(t, locale, at, new Date(now))}
          </Heading>
          <Box as="ol" listStyleType="none">
            {ofDay.map((item) => (
              <li
                key={item.id}
                className="kit-moment"
                data-tone={item.tone}
                data-moment={item.id}
                tabIndex={-1}
              >
                <span className="kit-sign" aria-hidden="true">
                  {item.sign}
                </span>
                <span className="kit-what">
                  {item.what}
                  <time dateTime={item.at} title={dateTime(item.at)}>
                    {relative(item.at, now)}
                  </time>
                </span>
              </li>
            ))}
          </Box>
        </section>
      ))}
      {more && (
        <Grid justifyItems="center">
          <Button
            busy={more.busy}
            onClick={() => {
              last.current = items.at(-1)?.id ?? null;
              more.onMore();
            }}
          >
            {more.label}
          </Button>
        </Grid>
      )}
    </Grid>
  );
}

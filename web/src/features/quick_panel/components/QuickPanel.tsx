/** The panel at the right for a quick look: what day it is, one's next events and newest notes, and three switches. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Box, chakra, Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { withCss } from "@learnt/ui/layout/withCss";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../api/types";
import { useUser } from "../../../app/me";
import { paths } from "../../../app/pathBuilder";
import { useNow } from "../../../app/useNow";
import { dayOf, type Switches, switches } from "../model";
import { panel } from "../queries";

const Head = chakra(
  "h3",
  {},
  withCss({ marginBlockEnd: "2", color: "fg.muted", fontSize: "xs", fontWeight: "semibold" }),
);

const Line = chakra(
  "a",
  {},
  withCss({
    display: "grid",
    gap: "0.1rem",
    marginInline: "-0.6rem",
    padding: "0.55rem 0.6rem",
    borderRadius: "md",
    color: "fg",
    overflowWrap: "anywhere",
    "&:hover": { background: "ink.2" },
  }),
);

export type QuickPanelProps = {
  on: Switches;
  onTurn: (name: keyof Switches, on: boolean) => void;
  onClose: () => void;
};

export function QuickPanel({ on, onTurn, onClose }: QuickPanelProps) {
  const { t } = useTranslation("quick_panel");
  const { locale } = useKit();
  const { isImpersonating } = useUser();
  const query = useQuery(panel);
  // How many lines of notes there are is not known before: a switch must not move from under a finger.
  const isComing = query.isPending && query.fetchStatus === "fetching";
  const { weekday, date } = dayOf(new Date(useNow()), locale);
  return (
    <Drawer open onClose={onClose} title={t("title")} size="sm">
      <Grid gap="7">
        <section aria-label={t("today")}>
          <Text fontSize="3xl" fontWeight="bold" letterSpacing="-0.02em" lineHeight="1.2">
            {weekday}
          </Text>
          <Text muted>{date}</Text>
        </section>
        {isComing && <SkeletonText lines={12} />}
        {!isComing && query.data && <Events events={query.data.events} onClose={onClose} />}
        {!isImpersonating && !isComing && <Notes panelQuery={query} onClose={onClose} />}
        {!isComing && (
          <section>
            <Head>{t("settings")}</Head>
            <Grid as="ul" gap="0.9rem">
              {switches.map((name) => (
                <li key={name}>
                  <Switch
                    label={t(`toggle.${name}`)}
                    about={t(`about.${name}`)}
                    checked={on[name]}
                    onChange={(next) => onTurn(name, next)}
                  />
                </li>
              ))}
            </Grid>
          </section>
        )}
      </Grid>
    </Drawer>
  );
}

type EventsProps = { events: Schemas["QuickPanel"]["events"]; onClose: () => void };

function Events({ events, onClose }: EventsProps) {
  const { t } = useTranslation("quick_panel");
  const { Link } = useKit();
  const { dateTime } = useFormat();
  return (
    <section>
      <Head>{t("events")}</Head>
      {events.length === 0 && (
        <Text small muted mb="3">
          {t("noEvents")}
        </Text>
      )}
      {events.length > 0 && (
        <Box as="ul" mb="3">
          {events.map(({ id, title, startsAt, address, runs }) => (
            <li key={id}>
              <Line asChild>
                <Link to={paths.myEvent(id)} onClick={onClose}>
                  <Box as="span" dir="auto" fontWeight="550">
                    {title}
                  </Box>
                  <Text as="span" small muted lineClamp="2" dir="auto">
                    {[dateTime(startsAt), address, runs && t("lead")].filter(Boolean).join(" · ")}
                  </Text>
                </Link>
              </Line>
            </li>
          ))}
        </Box>
      )}
      <LinkButton to={paths.calendar} size="sm" onClick={onClose}>
        {t("calendar")}
      </LinkButton>
    </section>
  );
}

type NotesProps = { panelQuery: UseQueryResult<Schemas["QuickPanel"]>; onClose: () => void };

function Notes({ panelQuery, onClose }: NotesProps) {
  const { t } = useTranslation("quick_panel");
  const { Link } = useKit();
  const notes = panelQuery.data?.notes;
  return (
    <section>
      <Head>{t("notes")}</Head>
      {panelQuery.error && !notes && (
        <ErrorState error={panelQuery.error} onRetry={() => void panelQuery.refetch()} />
      )}
      {notes?.length === 0 && (
        <Text small muted mb="3">
          {t("noNotes")}
        </Text>
      )}
      {notes && notes.length > 0 && (
        <Box as="ul" mb="3">
          {notes.map(({ id, title, detail }) => (
            <li key={id}>
              <Line asChild>
                <Link to={paths.note(id)} onClick={onClose}>
                  <Box as="span" dir="auto" fontWeight="550">
                    {title || t("unnamed")}
                  </Box>
                  {detail && (
                    <Text as="span" small muted lineClamp="2" dir="auto">
                      {detail}
                    </Text>
                  )}
                </Link>
              </Line>
            </li>
          ))}
        </Box>
      )}
      <LinkButton to={paths.notes} size="sm" onClick={onClose}>
        {t("allNotes")}
      </LinkButton>
    </section>
  );
}

/** How somebody wants to be told: by kind and channel, and when nothing is mailed. */

import { useSaving } from "@learnt/ui/base/useSaving";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, Flex, Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { QueryContent } from "../../../app/QueryContent";
import { SaveBar } from "../../../app/SaveBar";
import {
  type Choice,
  choiceChange,
  choiceOf,
  type KindPreference,
  type MailFrequency,
  mailFrequencies,
  type Preferences as SavedPreferences,
  zones,
} from "../model";
import { preferences, savePreferences } from "../queries";
import { Fields, KindName, NARROW, Row } from "./parts";
import { QuietTimes, Time } from "./Times";

export function Preferences() {
  const query = useQuery(preferences);
  return <QueryContent query={query}>{(saved) => <PreferencesForm saved={saved} />}</QueryContent>;
}

function PreferencesForm({ saved }: { saved: SavedPreferences }) {
  const { t } = useTranslation("notifications");
  const {
    draft: choice,
    setDraft,
    edit,
    bar,
  } = useSaving({
    before: choiceOf(saved),
    changeOf: (choice) => choiceChange(saved, choice),
    save: async (change) => {
      await savePreferences(change);
      toast.success(t("saved"));
    },
  });
  const update = (next: KindPreference) =>
    setDraft((now) => ({ ...now, kinds: now.kinds.map((item) => (item.kind === next.kind ? next : item)) }));

  return (
    <Grid gap="5">
      <Card title={t("pref.kinds")} note={t("pref.kindsNote")}>
        <Grid>
          <Row as="div" data-head aria-hidden="true">
            <span />
            <span>{t("channel.inApp")}</span>
            <span>{t("channel.mail")}</span>
          </Row>
          {choice.kinds.map((item) => (
            <KindRow key={item.kind} one={item} onChange={update} />
          ))}
        </Grid>
      </Card>
      <MailTimes saved={saved} choice={choice} edit={edit} />
      <SaveBar
        {...bar}
        describe={([part, kind]) =>
          part === "kinds" && kind ? { label: t(`kind.${kind as KindPreference["kind"]}`) } : undefined
        }
        isWrong={choice.quietOf === "own" && choice.quiet.from === choice.quiet.until}
      />
    </Grid>
  );
}

function KindRow({ one, onChange }: { one: KindPreference; onChange: (next: KindPreference) => void }) {
  const { t } = useTranslation("notifications");
  const id = useId();
  const name = t(`kind.${one.kind}`);
  return (
    <Row>
      <legend className="kit-sr">{name}</legend>
      <KindName name={name} about={t(`about.${one.kind}`)} />
      <Flex asChild align="center" gap="2" minBlockSize="9">
        <label htmlFor={id} title={one.inAppAllowed ? undefined : t("pref.notAllowed")}>
          <Checkbox
            id={id}
            aria-label={`${name}: ${t("channel.inApp")}`}
            checked={one.inApp}
            disabled={!one.inAppAllowed}
            onChange={(event) => onChange({ ...one, inApp: event.target.checked })}
          />
          <Box as="span" css={{ display: "none", [NARROW]: { display: "inline" } }}>
            {t("channel.inApp")}
          </Box>
        </label>
      </Flex>
      <Select
        aria-label={`${name}: ${t("channel.mail")}`}
        value={one.mail}
        disabled={!one.mailAllowed}
        title={one.mailAllowed ? undefined : t("pref.notAllowed")}
        onChange={(event) => onChange({ ...one, mail: event.target.value as MailFrequency })}
        choices={mailFrequencies.map((frequency) => ({ value: frequency, label: t(`way.${frequency}`) }))}
      />
    </Row>
  );
}

type TimesProps = { saved: SavedPreferences; choice: Choice; edit: (part: Partial<Choice>) => void };

function MailTimes({ saved, choice, edit }: TimesProps) {
  const { t } = useTranslation("notifications");
  const [quietId, zoneId] = [useId(), useId()];
  const theirs = saved.organisationQuiet;
  const organisation = theirs
    ? t("quiet.organisation", { from: theirs.from, until: theirs.until })
    : t("quiet.organisationNone");
  return (
    <Card title={t("pref.times")} note={t("pref.timesNote")}>
      <Fields>
        <FieldFrame id={quietId} label={t("quiet.label")}>
          {(control) => (
            <Select
              {...control}
              value={choice.quietOf}
              onChange={(event) => edit({ quietOf: event.target.value as Choice["quietOf"] })}
              choices={[
                { value: "organisation", label: organisation },
                { value: "own", label: t("quiet.own") },
                { value: "none", label: t("quiet.none") },
              ]}
            />
          )}
        </FieldFrame>
        {choice.quietOf === "own" && (
          <QuietTimes quiet={choice.quiet} onChange={(quiet) => edit({ quiet })} />
        )}
        <Time label={t("digestAt")} value={choice.digestAt} onChange={(digestAt) => edit({ digestAt })} />
        <FieldFrame id={zoneId} label={t("timeZone")}>
          {(control) => (
            <Select
              {...control}
              value={choice.timeZone}
              onChange={(event) => edit({ timeZone: event.target.value })}
              choices={zones(saved.timeZone).map((zone) => ({
                value: zone,
                label: zone.replaceAll("_", " "),
              }))}
            />
          )}
        </FieldFrame>
      </Fields>
    </Card>
  );
}

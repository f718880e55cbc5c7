/** What an organisation tells its people of, by which channels, and when nothing is mailed. */

import { useSaving } from "@learnt/ui/base/useSaving";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox, Switch } from "@learnt/ui/form/CheckboxField";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { QueryContent } from "../../app/QueryContent";
import { SaveBar } from "../../app/SaveBar";
import { SettingsPage } from "../../app/SettingsPage";
import { Fields, KindName, Row } from "./components/parts";
import { QuietTimes, Time } from "./components/Times";
import {
  type KindSetting,
  type MailFrequency,
  mailFrequencies,
  readDays,
  type Settings,
  settingsDraftChange,
  toSettingsDraft,
} from "./model";
import { saveSettings, settings } from "./queries";

export default function NotificationSettingsRoute() {
  const { t } = useTranslation("notifications");
  const query = useQuery(settings);
  return (
    <SettingsPage width="container">
      <PageHeader eyebrow={t("set.eyebrow")} title={t("set.title")}>
        {t("set.note")}
      </PageHeader>
      <QueryContent query={query}>
        {(saved) => <SettingsForm saved={saved} refetch={query.refetch} />}
      </QueryContent>
    </SettingsPage>
  );
}

function SettingsForm({ saved, refetch }: { saved: Settings; refetch: () => unknown }) {
  const { t } = useTranslation("notifications");
  const { draft, setDraft, edit, bar } = useSaving({
    before: toSettingsDraft(saved),
    changeOf: (draft) => settingsDraftChange(saved, draft),
    save: async (change) => {
      await saveSettings(change);
      toast.success(t("saved"));
    },
    refetch,
  });
  const update = (next: KindSetting) =>
    setDraft((now) => ({ ...now, kinds: now.kinds.map((item) => (item.kind === next.kind ? next : item)) }));

  return (
    <Grid gap="5">
      <Card title={t("set.kinds")} note={t("set.kindsNote")}>
        <Grid>
          {draft.kinds.map((item) => (
            <KindRow key={item.kind} one={item} onChange={update} />
          ))}
        </Grid>
      </Card>
      <Reminders days={draft.dueDays} onChange={(dueDays) => edit({ dueDays })} />
      <Card title={t("pref.times")} note={t("set.timesNote", { zone: saved.timeZone })}>
        <Fields>
          <Switch
            label={t("set.hasQuiet")}
            checked={draft.hasQuiet}
            onChange={(hasQuiet) => edit({ hasQuiet })}
          />
          {draft.hasQuiet && <QuietTimes quiet={draft.quiet} onChange={(quiet) => edit({ quiet })} />}
          <Time label={t("digestAt")} value={draft.digestAt} onChange={(digestAt) => edit({ digestAt })} />
        </Fields>
      </Card>
      <SaveBar
        {...bar}
        describe={([part, kind]) => {
          if (part === "kinds" && kind) return { label: t(`kind.${kind as KindSetting["kind"]}`) };
          return part === "digestAt" ? { label: t("digestAt") } : { label: t("pref.times") };
        }}
        isWrong={
          readDays(draft.dueDays) === null || (draft.hasQuiet && draft.quiet.from === draft.quiet.until)
        }
      />
    </Grid>
  );
}

function KindRow({ one, onChange }: { one: KindSetting; onChange: (next: KindSetting) => void }) {
  const { t } = useTranslation("notifications");
  const name = t(`kind.${one.kind}`);
  const id = useId();
  const box = (key: "inAppAllowed" | "inAppDefault" | "mailAllowed", disabled = false) => (
    <label className="kit-check-row" htmlFor={id + key}>
      <Checkbox
        id={id + key}
        aria-label={`${name}: ${t(`set.${key}`)}`}
        checked={one[key]}
        disabled={disabled}
        onChange={(event) => onChange({ ...one, [key]: event.target.checked })}
      />
      <span>{t(`set.${key}`)}</span>
    </label>
  );
  return (
    <Row data-wide>
      <legend className="kit-sr">{name}</legend>
      <KindName name={name} about={t(`about.${one.kind}`)} />
      <Grid gap="2">
        {box("inAppAllowed")}
        {box("inAppDefault", !one.inAppAllowed)}
      </Grid>
      <Grid gap="2">
        {box("mailAllowed")}
        <Select
          aria-label={`${name}: ${t("set.mailDefault")}`}
          value={one.mailDefault}
          disabled={!one.mailAllowed}
          onChange={(event) => onChange({ ...one, mailDefault: event.target.value as MailFrequency })}
          choices={mailFrequencies.map((frequency) => ({
            value: frequency,
            label: t("set.atFirst", { way: t(`way.${frequency}`) }),
          }))}
        />
      </Grid>
    </Row>
  );
}

function Reminders({ days, onChange }: { days: string; onChange: (days: string) => void }) {
  const { t } = useTranslation("notifications");
  const id = useId();
  const isWrong = readDays(days) === null;
  return (
    <Card title={t("set.reminders")} note={t("set.remindersNote")}>
      <Box className="kit-field" maxInlineSize="26rem">
        <label className="kit-label" htmlFor={id}>
          {t("set.dueDays")}
        </label>
        <input
          id={id}
          className="kit-input"
          value={days}
          inputMode="text"
          dir="ltr"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
        <div id={`${id}-hint`} className={isWrong ? "kit-field-error" : "kit-field-hint"}>
          {t(isWrong ? "set.dueDaysWrong" : "set.dueDaysHint")}
        </div>
      </Box>
    </Card>
  );
}

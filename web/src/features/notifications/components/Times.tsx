/** A time of the day, and hours between two of them. */
import { Box, Wrap } from "@learnt/ui/layout/layout";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { QuietHours } from "../model";

type TimeProps = { label: string; value: string; onChange: (value: string) => void; disabled?: boolean };

export function Time({ label, value, onChange, disabled }: TimeProps) {
  const id = useId();
  return (
    <Box className="kit-field" inlineSize="36">
      <label htmlFor={id} className="kit-label">
        {label}
      </label>
      <input
        id={id}
        className="kit-input"
        type="time"
        required
        value={value}
        disabled={disabled}
        // Half a time is none: the field keeps it until it is whole.
        onChange={(event) => event.target.value && onChange(event.target.value)}
      />
    </Box>
  );
}

export function QuietTimes({
  quiet,
  onChange,
}: {
  quiet: QuietHours;
  onChange: (quiet: QuietHours) => void;
}) {
  const { t } = useTranslation("notifications");
  return (
    <Wrap gap="0.75rem 1rem" css={{ "& > .kit-field-error": { flexBasis: "100%" } }}>
      <Time label={t("quiet.from")} value={quiet.from} onChange={(from) => onChange({ ...quiet, from })} />
      <Time
        label={t("quiet.until")}
        value={quiet.until}
        onChange={(until) => onChange({ ...quiet, until })}
      />
      {quiet.from === quiet.until && (
        <p className="kit-field-error" role="alert">
          {t("quiet.same")}
        </p>
      )}
    </Wrap>
  );
}

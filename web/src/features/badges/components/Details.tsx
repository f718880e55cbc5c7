/** What a badge says, in a draft. What somebody else saves meanwhile is shown, unless that would take what was typed here. */

import { useSaving } from "@learnt/ui/base/useSaving";
import { describedBy } from "@learnt/ui/feedback/ConflictNotice";
import { toast } from "@learnt/ui/feedback/toast";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { mediaBelow } from "@learnt/ui/theme/widths";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SaveBar } from "../../../app/SaveBar";
import { type Badge, type BadgeDraft, changeOf, draftOf, MAX_LENGTHS } from "../model";
import { saveBadge, useCacheResult } from "../queries";
import { Picture } from "./Picture";

const twoColumnGrid = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(15rem, 19rem)",
  gap: "7",
  alignItems: "start",
  [mediaBelow.tab]: { gridTemplateColumns: "minmax(0, 1fr)" },
};

export function Details({ badge }: { badge: Badge }) {
  const { t } = useTranslation("badges");
  const accept = useCacheResult();
  const { draft, edit, bar } = useSaving({
    before: draftOf(badge),
    changeOf: (draft: BadgeDraft) => changeOf(badge, draft),
    save: async (change) => {
      accept(await saveBadge(badge.id, { revision: badge.revision, ...change }));
      toast.success(t("saved"));
    },
    refetch: () => accept(),
  });
  const isBare = draft.title.trim() === "";
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="5">
      <Card title={t("tab.details")} note={t("detailsNote")}>
        <Box css={twoColumnGrid}>
          <Grid templateColumns="minmax(0, 1fr)" gap="1.1rem" minInlineSize="0">
            <Text
              label={t("field.title")}
              value={draft.title}
              onChange={(title) => edit({ title })}
              maxLength={MAX_LENGTHS.title}
              error={isBare ? t("titleNeeded") : undefined}
            />
            <Text
              label={t("field.description")}
              hint={t("descriptionHint")}
              value={draft.description}
              onChange={(description) => edit({ description })}
              maxLength={MAX_LENGTHS.description}
              rows={5}
            />
          </Grid>
          <Picture badge={badge} name={draft.title || badge.title} />
        </Box>
      </Card>
      <SaveBar
        {...bar}
        isWrong={isBare}
        describe={describedBy({ title: t("field.title"), description: t("field.description") })}
      />
    </Grid>
  );
}

type TextProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  hint?: string;
  error?: string | undefined;
  rows?: number;
};

function Text({ label, value, onChange, maxLength, hint, error, rows }: TextProps) {
  const id = useId();
  const note = error ?? hint;
  const input = {
    id,
    value,
    maxLength,
    dir: "auto",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": note ? `${id}-note` : undefined,
  };
  return (
    <div className="kit-field">
      <label htmlFor={id} className="kit-label">
        {label}
      </label>
      {rows ? (
        <textarea
          {...input}
          className="kit-input kit-textarea"
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...input}
          className="kit-input"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {note && (
        <p id={`${id}-note`} className={error ? "kit-field-error" : "kit-field-hint"}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Where the chosen colours are hard to see, said while they are chosen; nothing is refused for it. */
import { useKit } from "@learnt/ui/base/kit";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Grid } from "@learnt/ui/layout/layout";
import type { BrandColours } from "@learnt/ui/theme/brand";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { warningsOf } from "../contrast";

export function ContrastNotes({ colours }: { colours: BrandColours }) {
  const { t } = useTranslation("settings");
  const { locale } = useKit();
  const calm = useDeferredValue(colours);
  const warnings = useMemo(() => warningsOf(calm), [calm]);
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  if (warnings.length === 0) return <Notice tone="good">{t("theme.contrast.good")}</Notice>;
  return (
    <Notice tone="warn" title={t("theme.contrast.title")}>
      <Grid as="ul" gap="1" mt="1">
        {warnings.map((warning) => (
          <li key={warning.what}>
            {t(`theme.contrast.${warning.what}`, { ratio: ratio.format(warning.ratio) })}
          </li>
        ))}
      </Grid>
    </Notice>
  );
}

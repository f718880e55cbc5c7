/** What a badge says, in a draft. What somebody else saves meanwhile is shown, unless that would take what was typed here. */

import { useSaving } from "@learnt/ui/base/useSaving";
import { describedBy } from "@learnt/ui/feedback/ConflictNotice";
import { toast } from "@learnt/ui/feedback/toast";
import { TextControl } from "@learnt/ui/form/Control";
import { Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { useTranslation } from "react-i18next";
import { SaveBar } from "../../../app/SaveBar";
import { type Badge, type BadgeDraft, changeOf, draftOf, MAX_LENGTHS } from "../model";
import { saveBadge, useCacheResult } from "../queries";
import { Picture } from "./Picture";

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
        <TwoColumns aside={<Picture badge={badge} name={draft.title || badge.title} />}>
          <Grid templateColumns="minmax(0, 1fr)" gap="1.1rem" minInlineSize="0">
            <TextControl
              label={t("field.title")}
              value={draft.title}
              onChange={(title) => edit({ title })}
              maxLength={MAX_LENGTHS.title}
              error={isBare ? t("titleNeeded") : undefined}
            />
            <TextControl
              label={t("field.description")}
              hint={t("descriptionHint")}
              value={draft.description}
              onChange={(description) => edit({ description })}
              maxLength={MAX_LENGTHS.description}
              rows={5}
            />
          </Grid>
        </TwoColumns>
      </Card>
      <SaveBar
        {...bar}
        isWrong={isBare}
        describe={describedBy({ title: t("field.title"), description: t("field.description") })}
      />
    </Grid>
  );
}

/** What a rule is called, and the badge that it awards. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { Badge as StatusBadge } from "@learnt/ui/feedback/Badge";
import { TextControl } from "@learnt/ui/form/Control";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Emblem } from "@learnt/ui/media/Emblem";
import { Card } from "@learnt/ui/page/Card";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import { type BadgeOfRule, MAX_TITLE_LENGTH } from "../model";
import type { Editor } from "../useEditor";
import { BadgePicker } from "./BadgePicker";

type Props = {
  editor: Editor;
  badge: BadgeOfRule;
  onBadge: (badge: BadgeOfRule) => void;
  errors: Readonly<Record<string, string>>;
};

export function BadgeCard({ editor, badge, onBadge, errors }: Props) {
  const { t } = useTranslation("badge_rules");
  const [choosing, setChoosing] = useState(false);
  const { title } = editor.draft;
  return (
    <Card title={t("details.title")}>
      <Stack gap="4">
        <TextControl
          label={t("field.title")}
          hint={t("titleHint")}
          error={title.trim() === "" ? t("missing.title") : errors.title}
          value={title}
          maxLength={MAX_TITLE_LENGTH}
          onChange={(title) => editor.edit({ title })}
        />
        <Box>
          <p className="kit-label">{t("field.badge")}</p>
          <HStack gap="3" flexWrap="wrap" mt="1.5">
            <Emblem name={badge.title} src={badge.pictureUrl} />
            <Link to={paths.badge(badge.id)}>
              <bdi>{badge.title}</bdi>
            </Link>
            {badge.status === "archived" && <StatusBadge tone="warn">{t("badge.archived")}</StatusBadge>}
            <Button size="sm" onClick={() => setChoosing(true)}>
              {t("badge.change")}
            </Button>
          </HStack>
          {errors.badgeId && (
            <p className="kit-field-error" role="alert">
              {errors.badgeId}
            </p>
          )}
        </Box>
      </Stack>
      {choosing && (
        <BadgePicker
          title={t("badge.change")}
          note={t("badge.changeNote")}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            onBadge(chosen);
            setChoosing(false);
          }}
        />
      )}
    </Card>
  );
}

/** For whom a rule is. A category that has no value yet names nobody: until it has one, the audience stays as it was. */
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../api/types";
import { RuleRows } from "../../../app/lazyParts";
import { type Audience, isCompleteAudience } from "../model";
import type { Editor } from "../useEditor";

type Props = {
  editor: Editor;
  names: readonly Schemas["NamedPerson"][];
  errors: Readonly<Record<string, string>>;
};

export function AudienceCard({ editor, names, errors }: Props) {
  const { t } = useTranslation("badge_rules");
  const { trigger, rule } = editor.draft;
  const [typed, setTyped] = useState<{ base: Audience; audience: Audience } | null>(null);
  const pending = typed?.base === rule ? typed.audience : null;
  const ofRows = Object.entries(errors).flatMap(([field, message]) =>
    field.startsWith("rule.") ? [[field.slice("rule.".length), message]] : [],
  );
  return (
    <Card title={t("audience.title")} note={t(trigger === "byHand" ? "audience.byHand" : "audience.note")}>
      <Stack gap="3">
        {errors.rule && (
          <p className="kit-field-error" role="alert">
            {errors.rule}
          </p>
        )}
        <Suspense fallback={<SkeletonText lines={2} />}>
          <RuleRows
            rule={pending ?? rule}
            names={names}
            errors={Object.fromEntries(ofRows)}
            onChange={(audience) => {
              if (!isCompleteAudience(audience)) setTyped({ base: rule, audience });
              else {
                setTyped(null);
                editor.edit({ rule: audience });
              }
            }}
          />
        </Suspense>
        {pending && (
          <Text muted small role="status">
            {t("audience.incomplete")}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

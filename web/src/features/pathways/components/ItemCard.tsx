/** One item of a pathway: what it is, where its person stands, what it waits for, what waits for it, and the way in. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hrefOf, type ItemState, opensOf, statusOf, toneOfItemStatus } from "../model";
import { KindIcon } from "./KindIcon";

type Props = { states: readonly ItemState[]; state: ItemState; isPreview: boolean };

export function ItemCard({ states, state, isPreview }: Props) {
  const { t } = useTranslation("pathways");
  return (
    <Card
      title={
        <span dir="auto" aria-live="polite">
          {state.title || t("gone")}
        </span>
      }
      actions={isPreview ? undefined : <OpenButton state={state} />}
    >
      <Facts states={states} state={state} />
    </Card>
  );
}

export function OpenButton({ state }: { state: ItemState }) {
  const { t } = useTranslation("pathways");
  const to = hrefOf(state);
  if (!to) return null;
  const word = state.isDone ? "again" : statusOf(state) === "begun" ? "goOn" : "begin";
  return (
    <LinkButton
      to={to}
      size="sm"
      variant={state.isDone ? "outline" : "solid"}
      trailing={<ArrowRight size={16} aria-hidden="true" />}
      aria-label={t("openItem", { title: state.title })}
    >
      {t(word)}
    </LinkButton>
  );
}

export function Facts({ states, state }: Omit<Props, "isPreview">) {
  const { t, i18n } = useTranslation("pathways");
  const format = useFormat();
  const status = statusOf(state);
  const opens = opensOf(states, state);
  const list = (titles: readonly string[]) =>
    new Intl.ListFormat(i18n.language).format(titles.map((title) => `“${title}”`));
  return (
    <Stack gap="2">
      <HStack gap="2" wrap="wrap">
        <KindIcon kind={state.kind} />
        <Text muted small>
          {t(`kind.${state.kind}`)} · {t(state.required ? "required" : "optional")}
        </Text>
        <Badge tone={toneOfItemStatus[status]}>{t(`itemStatus.${status}`)}</Badge>
      </HStack>
      {state.completedAt && <Text small>{t("doneOn", { date: format.date(state.completedAt) })}</Text>}
      {status === "waived" && (
        <Text small dir="auto">
          {t("waivedFor", { reason: state.waiveReason })}
        </Text>
      )}
      {status === "hidden" && <Text small>{t("skipped")}</Text>}
      {status === "locked" && <Text small>{t("waitsFor", { list: list(state.waitsFor) })}</Text>}
      {status === "begun" && (
        <Progress value={state.progress ?? 0} label={t("progressOf", { title: state.title })} />
      )}
      {!state.isDone && opens.length > 0 && (
        <Text small muted>
          {t("opens", { list: list(opens) })}
        </Text>
      )}
    </Stack>
  );
}

/** The places of the to-do area: all, filters, labels, each with how many stand there. */

import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { filters, inPlace, type Place, pathOf, type Todo, type TodoLabel } from "../model";

type Props = { todos: readonly Todo[]; labels: readonly TodoLabel[]; place: Place; today: string };

export function Side({ todos, labels, place, today }: Props) {
  const { t } = useTranslation("sample_todo");
  const { number } = useFormat();
  const line = (one: Place, name: string, tone?: TodoLabel["tone"]) => (
    <li key={`${one.kind} ${one.handle}`}>
      <HStack justify="space-between" gap="2" paddingBlock="1.5">
        <Link
          to={pathOf(one)}
          {...(one.kind === place.kind && one.handle === place.handle ? { "aria-current": "page" } : {})}
        >
          {name}
        </Link>
        <Badge {...(tone ? { tone } : {})}>{number(inPlace(todos, one, today).length)}</Badge>
      </HStack>
    </li>
  );
  return (
    <nav aria-label={t("places")}>
      <Stack as="ul" gap="0" listStyleType="none" padding="0" margin="0">
        {line({ kind: "folder", handle: "all" }, t("all"))}
        {filters.map((handle) => line({ kind: "filter", handle }, t(`filter.${handle}`)))}
      </Stack>
      <Text as="h2" marginBlockStart="4" marginBlockEnd="1" color="fg.muted">
        {t("labels")}
      </Text>
      <Stack as="ul" gap="0" listStyleType="none" padding="0" margin="0">
        {labels.map(({ handle, title, tone }) => line({ kind: "label", handle }, title, tone))}
      </Stack>
    </nav>
  );
}

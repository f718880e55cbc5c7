/** The places of the mail area: folders with what is new in them, filters, labels. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { filters, folders, type Place, pathOf } from "../model";
import { folders as counted, labels as known } from "../queries";

export function Side({ place }: { place: Place }) {
  const { t } = useTranslation("sample_mail");
  const { number } = useFormat();
  const counts = useQuery(counted).data;
  const labels = useQuery(known).data ?? [];
  const line = (one: Place, name: string, end?: ReactNode) => (
    <li key={`${one.kind} ${one.handle}`}>
      <HStack justify="space-between" gap="2" paddingBlock="1.5">
        <Link
          to={pathOf(one)}
          {...(one.kind === place.kind && one.handle === place.handle ? { "aria-current": "page" } : {})}
        >
          {name}
        </Link>
        {end}
      </HStack>
    </li>
  );
  const list = (lines: ReactNode) => (
    <Stack as="ul" gap="0" listStyleType="none" padding="0" margin="0">
      {lines}
    </Stack>
  );
  const heading = (name: string) => (
    <Text as="h2" marginBlockStart="4" marginBlockEnd="1" color="fg.muted">
      {name}
    </Text>
  );
  return (
    <nav aria-label={t("places")}>
      {list(
        folders.map((handle) => {
          const count = counts?.find((one) => one.handle === handle)?.count ?? 0;
          return line(
            { kind: "folder", handle },
            t(`folder.${handle}`),
            count > 0 && <Badge tone={handle === "inbox" ? "accent" : "neutral"}>{number(count)}</Badge>,
          );
        }),
      )}
      {heading(t("filters"))}
      {list(filters.map((handle) => line({ kind: "filter", handle }, t(`filter.${handle}`))))}
      {heading(t("labels"))}
      {list(
        labels.map(({ handle, title, tone }) =>
          line({ kind: "label", handle }, title, <Badge tone={tone}>{title.slice(0, 1)}</Badge>),
        ),
      )}
    </nav>
  );
}

/** Whom a rule names, and what saving it would change, before it is saved. */
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, Grid, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { PersonCell } from "@learnt/ui/table/cells";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AffectedPeople, DocumentType, Rule } from "../model";
import { previewOf } from "../queries";
import { usePermissionMessages } from "../usePermissionMessages";
import { ListTab } from "./styles";

type Props = {
  type: DocumentType;
  documentId: string;
  permissionId: string | undefined;
  rule: Rule | "archived" | null;
  hidden: boolean;
  /** The rule only offers: nobody is given anything by it. */
  optional?: boolean;
};
const lists = ["added", "removed", "matching"] as const;
const colours = { added: "good.text", removed: "bad.text", matching: undefined };

export function PreviewPane({ type, documentId, permissionId, rule, hidden, optional = false }: Props) {
  const t = usePermissionMessages(type);
  const debounced = useDebounced(rule, 250);
  const draft = useMemo(
    () => ({
      type,
      documentId,
      permissionId,
      rule: debounced === "archived" ? undefined : (debounced ?? {}),
      isOptional: optional,
    }),
    [type, documentId, permissionId, debounced, optional],
  );
  const preview = useQuery({ ...previewOf(draft), enabled: debounced !== null });
  const [chosen, setChosen] = useState<(typeof lists)[number]>(rule === "archived" ? "removed" : "added");
  const data = rule === null ? undefined : preview.data;
  // A new rule removes nobody; an unpublished course gives to nobody yet: what says nothing is not offered.
  const offered = lists.filter((item) =>
    rule === "archived"
      ? item === "removed"
      : item === "matching" || (item === "added" && !hidden && !optional) || (data?.[item] ?? 0) > 0,
  );
  const shown = offered.includes(chosen) ? chosen : (offered[0] ?? "matching");

  return (
    <Grid
      as="section"
      gap="0.7rem"
      padding="0.9rem 1rem"
      borderRadius="md"
      background="ink.2"
      aria-label={t("preview.title")}
      aria-busy={preview.isFetching || undefined}
    >
      {rule === null ? (
        <Text muted small>
          {t("editor.start")}
        </Text>
      ) : preview.error && !data ? (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      ) : !data ? (
        <Skeleton height="6rem" />
      ) : (
        <>
          <Text fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums" aria-live="polite">
            {rule === "archived"
              ? t("archiving.removed", { count: data.removed })
              : t(optional ? "preview.offered" : "preview.matching", { count: data.matching })}
          </Text>
          {hidden && (
            <Text muted small>
              {t("preview.later")}
            </Text>
          )}
          <Wrap as="fieldset" gap="0.4rem">
            <legend className="kit-sr">{t("preview.title")}</legend>
            {offered.map((item) => (
              <ListTab key={item} type="button" aria-pressed={item === shown} onClick={() => setChosen(item)}>
                {t(item === "matching" ? "preview.all" : `preview.${item}`)}
                <Box
                  as="strong"
                  color={colours[item]}
                  fontWeight="semibold"
                  fontVariantNumeric="tabular-nums"
                >
                  {data[item]}
                </Box>
              </ListTab>
            ))}
          </Wrap>
          <People people={data.people[shown]} total={data[shown]} />
        </>
      )}
    </Grid>
  );
}

function People({ people, total }: { people: readonly AffectedPeople[]; total: number }) {
  const { t } = useTranslation("permissions");
  if (people.length === 0)
    return (
      <Text muted small>
        {t("preview.none")}
      </Text>
    );
  return (
    <Grid as="ul" gap="0.4rem" maxBlockSize="15rem" overflow="auto">
      {people.map((person) => (
        <li key={person.userId}>
          <PersonCell
            size="sm"
            name={`${person.firstName} ${person.lastName}`}
            src={person.avatar || null}
            note={person.email}
          />
        </li>
      ))}
      {total > people.length && (
        <Text as="li" muted small>
          {t("preview.more", { count: total - people.length })}
        </Text>
      )}
    </Grid>
  );
}

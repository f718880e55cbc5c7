/** One form of the team, found by its title. */

import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { QueryError, type QueryState } from "@learnt/ui/feedback/QueryError";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isNotFound } from "../../../app/NotFound";
import { paths } from "../../../app/pathBuilder";
import { statusKey, toneOfForm } from "../model";
import { formList, formQuery } from "../queries";

export type FormPickerProps = {
  value: string | null;
  disabled: boolean;
  onChange: (form: string, title: string) => void;
};

export function FormPicker({ value, disabled, onChange }: FormPickerProps) {
  const { t } = useTranslation("forms");
  const [choosing, setChoosing] = useState(false);
  const chosen = useQuery({ ...formQuery(value ?? ""), enabled: value !== null });
  if (value === null || choosing)
    return disabled ? (
      <Text muted>{t("pick.none")}</Text>
    ) : (
      <ChooseForm
        onChange={(form, title) => {
          setChoosing(false);
          onChange(form, title);
        }}
      />
    );
  if (chosen.isPending) return <SkeletonText lines={1} />;
  return (
    <HStack gap="3" wrap="wrap">
      {chosen.data ? (
        <>
          <bdi>{chosen.data.title}</bdi>
          <Badge tone={toneOfForm[chosen.data.status]}>{t(statusKey(chosen.data.status))}</Badge>
          <LinkButton size="sm" to={paths.editForm("admin", value)}>
            {t("pick.open")}
          </LinkButton>
        </>
      ) : (
        <MissingForm of={chosen} />
      )}
      {!disabled && (
        <Button size="sm" onClick={() => setChoosing(true)}>
          {t("pick.other")}
        </Button>
      )}
    </HStack>
  );
}

/** One that could not be read just now may be there all the same. */
function MissingForm({ of }: { of: QueryState }) {
  const { t } = useTranslation("forms");
  return isNotFound(of.error) ? <Notice tone="warn" title={t("pick.gone")} /> : <QueryError query={of} />;
}

/** Forms of the team, found by their titles. */
export function ChooseForm({ onChange }: { onChange: (form: string, title: string) => void }) {
  const { t } = useTranslation("forms");
  const [search, setSearch] = useState("");
  const list = useQuery(formList({ search: search.trim(), perPage: 8, sort: "title" }));
  return (
    <Stack gap="2">
      <SearchBox value={search} onChange={setSearch} label={t("pick.search")} />
      <QueryError query={list} />
      {list.data?.items.length === 0 && (
        <Text muted role="status">
          {t("pick.nothing")}
        </Text>
      )}
      {list.data?.items.map((row) => (
        <HStack key={row.id} justify="space-between" gap="3">
          <span>
            <bdi>{row.title}</bdi>{" "}
            <Text as="span" muted small>
              {t(`kind.${row.kind}`)} · {t(statusKey(row.status))}
            </Text>
          </span>
          <Button
            size="sm"
            aria-label={t("pick.take", { title: row.title })}
            onClick={() => onChange(row.id, row.title)}
          >
            {t("pick.choose")}
          </Button>
        </HStack>
      ))}
    </Stack>
  );
}

/** Somebody of the team, found by name and taken with one click. */

import { IconButton } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Flex } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { nameOf, type PersonRow } from "../model";
import { people } from "../queries";

export type PersonSearchProps = {
  text: string;
  onText: (text: string) => void;
  label: string;
  /** Who is not offered. */
  without?: readonly string[];
  /** What taking somebody does, by their name. */
  takes: (name: string) => string;
  disabled?: boolean;
  onTake: (person: PersonRow) => void;
};

export function PersonSearch({
  text,
  onText,
  label,
  without = [],
  takes,
  disabled = false,
  onTake,
}: PersonSearchProps) {
  const { t } = useTranslation("people");
  const search = text.trim();
  const query = useQuery({ ...people({ search, perPage: 6 }), enabled: search !== "" });
  const offered = search === "" ? [] : (query.data?.items ?? []).filter(({ id }) => !without.includes(id));
  return (
    <>
      <SearchBox value={text} onChange={onText} label={label} />
      {offered.map((item) => (
        <Flex key={item.id} justify="space-between" align="center" gap="2">
          <span>
            <bdi>{nameOf(item)}</bdi>{" "}
            <Text as="span" muted small>
              {item.position}
            </Text>
          </span>
          <IconButton
            size="sm"
            icon={<Plus />}
            label={takes(nameOf(item))}
            disabled={disabled}
            onClick={() => onTake(item)}
          />
        </Flex>
      ))}
      {search !== "" && query.isSuccess && offered.length === 0 && (
        <Text muted small role="status">
          {t("nobodyFound")}
        </Text>
      )}
      {search !== "" && <QueryError query={query} />}
    </>
  );
}

/** Somebody, found by name and taken with one press. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type FoundPerson, foundPeople, type PersonSource } from "../queries";

type Props = {
  label: string;
  place: PersonSource;
  /** Who is not offered. */
  without?: readonly string[];
  onTake: (person: FoundPerson) => void;
};

export function PersonPick({ label, place, without = [], onTake }: Props) {
  const { t } = useTranslation("forms");
  const [text, setText] = useState("");
  const search = useDebounced(text.trim(), 250);
  const query = useQuery({ ...foundPeople(place, search), enabled: search !== "" });
  const offered = search === "" ? [] : (query.data ?? []).filter(({ id }) => !without.includes(id));
  return (
    <Stack gap="2">
      <SearchBox value={text} onChange={setText} label={label} />
      <QueryError query={query} />
      {offered.map((person) => (
        <HStack key={person.id} justify="space-between" gap="3">
          <bdi>{person.name}</bdi>
          <Button
            size="sm"
            aria-label={t("takePerson", { name: person.name })}
            onClick={() => {
              onTake(person);
              setText("");
            }}
          >
            {t("pick.choose")}
          </Button>
        </HStack>
      ))}
      {search !== "" && query.isSuccess && offered.length === 0 && (
        <Text muted small role="status">
          {t("nobodyFound")}
        </Text>
      )}
    </Stack>
  );
}

/** Those who were taken. */
export function ChosenPeople({
  people,
  onLeave,
}: {
  people: readonly FoundPerson[];
  onLeave: (id: string) => void;
}) {
  const { t } = useTranslation("forms");
  return (
    <Stack as="ul" gap="1">
      {people.map(({ id, name }) => (
        <HStack as="li" key={id} justify="space-between" gap="3">
          <bdi>{name}</bdi>
          <IconButton label={t("leavePerson", { name })} icon={<X />} size="sm" onClick={() => onLeave(id)} />
        </HStack>
      ))}
    </Stack>
  );
}

/** How many people have something, and below it how many of them are in this team, where those are not all. */
import { useFormat } from "@learnt/ui/base/format";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";

export function PeopleCount({ people, here }: { people: number; here: number }) {
  const { t } = useTranslation("app");
  const format = useFormat();
  return (
    <>
      {format.number(people)}
      {here !== people && (
        <Text muted fontSize="xs" whiteSpace="nowrap">
          {t("peopleHere", { number: format.number(here) })}
        </Text>
      )}
    </>
  );
}

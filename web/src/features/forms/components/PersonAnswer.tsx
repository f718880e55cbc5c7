/** Somebody of the team as an answer. */
import { Text } from "@learnt/ui/layout/Text";
import { createContext, useContext, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { FoundPerson } from "../queries";
import type { InputProps } from "./FieldInput";
import { ChosenPeople, PersonPick } from "./PersonPick";

/** The people whom answers name already. */
export const PeopleContext = createContext<readonly FoundPerson[]>([]);

export function PersonAnswer({ field, value, onChange, disabled }: InputProps) {
  const { t } = useTranslation("forms");
  const { formId = "" } = useParams();
  const known = useContext(PeopleContext);
  const [taken, setTaken] = useState<FoundPerson | null>(null);
  const person = [taken, ...known].find((item) => item?.id === value);
  if (disabled) return <Text>{person ? <bdi>{person.name}</bdi> : "–"}</Text>;
  if (value)
    return (
      <ChosenPeople
        people={[person ?? { id: String(value), name: t("type.person") }]}
        onLeave={() => onChange(null)}
      />
    );
  return (
    <PersonPick
      label={field.label}
      place={{ formId }}
      onTake={(item) => {
        setTaken(item);
        onChange(item.id);
      }}
    />
  );
}

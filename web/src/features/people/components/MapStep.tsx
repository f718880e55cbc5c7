/** The second step: which column fills which field, beside what the first lines say. */

import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Select } from "@learnt/ui/form/SelectField";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { shownFields } from "../../../app/customFields";
import {
  assign,
  type ImportJob,
  importBlocker,
  keysOf,
  type MatchBy,
  missingNames,
  startingChoice,
} from "../importPeople";
import { useCheck } from "../queries";
import { ColumnRow, useTargetName } from "./ColumnRow";

type Props = { job: ImportJob; onChecked: () => void; onStartOver: () => void };

export function MapStep({ job, onChecked, onStartOver }: Props) {
  const { t } = useTranslation("people");
  const id = useId();
  const fields = useQuery(shownFields);
  const nameOf = useTargetName();
  const [choice, setChoice] = useState(() => startingChoice(job));
  const [error, setError] = useState<string | null>(null);
  const check = useCheck(job.id);
  const keys = keysOf(choice.mapping);
  // Two columns may have one name: their place tells them apart.
  const places = job.columns.map((column, index) => `${index} ${column}`);
  const inTheWay = importBlocker(choice);
  const missing = missingNames(choice.mapping);

  const map = (column: number, target: string | null) => {
    const mapping = assign(choice.mapping, column, target);
    const left = keysOf(mapping);
    const matchBy = choice.matchBy && left.includes(choice.matchBy) ? choice.matchBy : (left[0] ?? null);
    setChoice({ ...choice, mapping, matchBy });
  };
  const run = async () => {
    const { matchBy } = choice;
    if (matchBy === null) return;
    setError(null);
    try {
      await check.mutateAsync({ ...choice, matchBy });
      onChecked();
    } catch (problem) {
      const { message, fields } = toFailure(problem);
      setError(fields?.[0]?.message ?? message);
    }
  };

  return (
    <Card title={t("map.title")} note={t("map.note")}>
      <Stack gap="4">
        <QueryError query={fields} />
        <div className="kit-table-scroll">
          <table className="kit-table">
            <caption className="kit-sr">{t("map.title")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("map.column")}</th>
                <th scope="col">{t("map.fills")}</th>
                <th scope="col">{t("map.sample")}</th>
              </tr>
            </thead>
            <tbody>
              {job.columns.map((column, index) => (
                <ColumnRow
                  key={places[index]}
                  column={column}
                  samples={job.sample.map((cells) => cells[index] ?? "")}
                  target={choice.mapping[index] ?? null}
                  taken={choice.mapping}
                  onTarget={(target) => map(index, target)}
                />
              ))}
            </tbody>
          </table>
        </div>
        <Flex gap="5" wrap="wrap" align="flex-end">
          <FieldFrame id={id} label={t("map.key")}>
            {(control) => (
              <Select
                {...control}
                value={choice.matchBy ?? ""}
                placeholder={t("map.chooseKey")}
                choices={keys.map((key) => ({ value: key, label: nameOf(key) }))}
                onChange={(event) =>
                  setChoice({ ...choice, matchBy: (event.target.value || null) as MatchBy | null })
                }
              />
            )}
          </FieldFrame>
          <Flex align="center" minH="10">
            <Switch
              checked={choice.invite}
              onChange={(invite) => setChoice({ ...choice, invite })}
              label={t("map.invite")}
            />
          </Flex>
        </Flex>
        <Text muted small>
          {t("map.keyHint")}
        </Text>
        {choice.mapping.includes("managers") && (
          <Text muted small>
            {t("map.managersHint")}
          </Text>
        )}
        {missing.length > 0 && (
          <Notice tone="info">{t("map.missing", { fields: missing.map(nameOf).join(", ") })}</Notice>
        )}
        {error && <Notice tone="bad" title={error} />}
        <Flex gap="2" justify="flex-end" wrap="wrap">
          <Button onClick={onStartOver}>{t("otherFile")}</Button>
          <Button
            variant="solid"
            busy={check.isPending}
            disabledReason={inTheWay ? t(`map.${inTheWay}`) : undefined}
            onClick={() => void run()}
          >
            {t(check.isPending ? "map.checking" : "map.check")}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

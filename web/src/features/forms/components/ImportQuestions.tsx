/** Questions from a pasted list, a file of CSV, or another form. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { FileButton } from "@learnt/ui/form/FileField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { useQuery } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { copyQuestions, questionsOf } from "../formStructure";
import type { Content, Field } from "../model";
import { formQuery } from "../queries";
import { ChooseForm } from "./FormPicker";
import { LabelledField } from "./FormSettings";

/** A longer text is no list of questions. */
const MAX_CHARACTERS = 1_000_000;

type Props = { onClose: () => void; onImport: (fields: Field[]) => void };

export function ImportQuestions({ onClose, onImport }: Props) {
  const { t } = useTranslation("forms");
  const [text, setText] = useState("");
  const [form, setForm] = useState<string | null>(null);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const other = useQuery({ ...formQuery(form ?? ""), enabled: form !== null });
  const read = text.length > MAX_CHARACTERS ? [] : questionsOf(text);
  const bring = (fields: Field[]) => {
    onImport(fields);
    onClose();
  };
  const list = (
    <Stack gap="3">
      <LabelledField label={t("bring.list")} hint={t("bring.listHint")}>
        <textarea
          className="kit-input kit-textarea"
          dir="auto"
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </LabelledField>
      <HStack gap="3" wrap="wrap">
        <FileButton
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          icon={<FileUp />}
          onFile={(file) => {
            if (file.size <= MAX_CHARACTERS) void file.text().then(setText);
            else setText(" ".repeat(MAX_CHARACTERS + 1));
          }}
        >
          {t("bring.file")}
        </FileButton>
        <Button variant="solid" disabled={read.length === 0} onClick={() => bring(read)}>
          {t("bring.add", { count: read.length })}
        </Button>
      </HStack>
      {text.length > MAX_CHARACTERS && <Notice tone="bad" title={t("bring.tooLong")} />}
      <Stack as="ol" gap="1">
        {read.slice(0, 10).map((field) => (
          <Text as="li" key={field.id} small>
            <bdi>{field.label}</bdi> · {t(`type.${field.type}`)}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
  const fields = other.data
    ? (other.data.content as Content).sections.flatMap((section) => section.fields)
    : [];
  const copy = (
    <Stack gap="3">
      {form === null ? (
        <ChooseForm onChange={setForm} />
      ) : other.isPending ? (
        <SkeletonText lines={3} />
      ) : other.isError ? (
        <Notice tone="bad" title={toFailure(other.error).message} />
      ) : (
        <>
          {fields.map((field) => (
            <label key={field.id} className="kit-check-row" htmlFor={`bring-${field.id}`}>
              <Checkbox
                id={`bring-${field.id}`}
                checked={ids.has(field.id)}
                onChange={(event) => {
                  const next = new Set(ids);
                  if (event.target.checked) next.add(field.id);
                  else next.delete(field.id);
                  setIds(next);
                }}
              />
              <bdi>{field.label}</bdi>
            </label>
          ))}
          <HStack gap="3" wrap="wrap">
            <Button onClick={() => setForm(null)}>{t("pick.other")}</Button>
            <Button
              variant="solid"
              disabled={ids.size === 0}
              onClick={() => other.data && bring(copyQuestions(other.data.content as Content, ids))}
            >
              {t("bring.add", { count: ids.size })}
            </Button>
          </HStack>
        </>
      )}
    </Stack>
  );
  return (
    <Dialog open onClose={onClose} title={t("bring.title")} size="lg">
      <Tabs
        label={t("bring.title")}
        tabs={[
          { id: "list", label: t("bring.fromList"), content: list },
          { id: "form", label: t("bring.fromForm"), content: copy },
        ]}
      />
    </Dialog>
  );
}

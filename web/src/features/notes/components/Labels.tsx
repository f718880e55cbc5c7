/** One's labels: made, called something else, taken away. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Box, Flex, Grid } from "@learnt/ui/layout/layout";
import { Confirm, Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Check, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { Label } from "../model";
import { createLabel, deleteLabel, labels, renameLabel } from "../queries";

export function Labels({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("notes");
  const query = useQuery(labels);
  const all = query.data ?? [];
  const [going, setGoing] = useState<Label | null>(null);
  return (
    <Dialog open onClose={onClose} title={t("labels.edit")} size="sm">
      <Grid gap="1">
        <Name label={t("labels.new")} value="" onSave={createLabel} isNew />
        <QueryError query={query} />
        {all.map((label) => (
          <Flex key={label.id} gap="1" align="flex-start">
            <Name
              label={t("labels.name", { name: label.name })}
              value={label.name}
              onSave={(name) => renameLabel(label.id, name)}
            />
            <IconButton
              label={t("labels.delete", { name: label.name })}
              title={t("labels.deleteShort")}
              icon={<Trash2 />}
              onClick={() => setGoing(label)}
            />
          </Flex>
        ))}
      </Grid>
      <Confirm
        open={going !== null}
        onClose={() => setGoing(null)}
        title={t("labels.delete", { name: going?.name ?? "" })}
        confirmText={t("labels.deleteShort")}
        onConfirm={() => going && deleteLabel(going.id)}
      >
        {t("labels.deleteText")}
      </Confirm>
    </Dialog>
  );
}

type NameProps = {
  label: string;
  value: string;
  onSave: (name: string) => Promise<unknown>;
  isNew?: boolean;
};

function Name({ label, value, onSave, isNew = false }: NameProps) {
  const { t } = useTranslation("notes");
  const id = useId();
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const name = text.trim();
  const changed = name !== "" && name !== value;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!changed) return;
    try {
      await onSave(name);
      setProblem(null);
      if (isNew) setText("");
    } catch (error) {
      const { message, fields } = toFailure(error);
      setProblem(fields?.[0]?.message ?? message);
    }
  };
  return (
    <Box asChild flex="1" minInlineSize="0">
      <form onSubmit={(event) => void save(event)}>
        <Flex gap="0.4rem" css={{ "& .kit-input": { flex: "1", minInlineSize: "0" } }}>
          <input
            className="kit-input"
            dir="auto"
            aria-label={label}
            placeholder={isNew ? label : undefined}
            maxLength={60}
            value={text}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
          />
          {(isNew || changed) && (
            <Button type="submit" disabled={!changed} icon={isNew ? <Plus /> : <Check />}>
              {t(isNew ? "labels.create" : "labels.rename")}
            </Button>
          )}
        </Flex>
        <p id={`${id}-problem`} className="kit-error" role="status">
          {problem}
        </p>
      </form>
    </Box>
  );
}

/** Which labels a note has: ticked, looked for, and made where there is none yet. */

import { IconButton } from "@learnt/ui/action/Button";
import { isEnter } from "@learnt/ui/base/keys";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { toast } from "@learnt/ui/feedback/toast";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { Popover } from "@learnt/ui/overlay/Popover";
import { useQuery } from "@tanstack/react-query";
import { Plus, Tag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { createLabel, labels } from "../queries";
import { AddButton, CHOICE_WIDTH } from "./styles";

type Props = { chosen: readonly string[]; onChange: (labels: string[]) => void; label: string };

export function LabelChoice({ chosen, onChange, label }: Props) {
  const { t } = useTranslation("notes");
  return (
    <Popover
      title={t("labels.choose")}
      placement="bottom-start"
      trigger={<IconButton size="sm" label={label} title={t("labels.choose")} icon={<Tag />} />}
    >
      <Choice chosen={chosen} onChange={onChange} />
    </Popover>
  );
}

function Choice({ chosen, onChange }: Omit<Props, "label">) {
  const { t } = useTranslation("notes");
  const query = useQuery(labels);
  const all = query.data ?? [];
  const [text, setText] = useState("");
  const name = text.trim().replace(/\s+/g, " ");
  const same = (item: string) => item.toLocaleLowerCase() === name.toLocaleLowerCase();
  const result = all.filter((item) => item.name.toLocaleLowerCase().includes(name.toLocaleLowerCase()));
  const turn = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((item) => item !== id) : [...chosen, id]);
  const make = async () => {
    try {
      const created = await createLabel(name);
      setText("");
      onChange([...chosen, created.id]);
    } catch (error) {
      const { message, fields } = toFailure(error);
      toast.error(fields?.[0]?.message ?? message);
    }
  };
  // A label is not made a second time because the list could not be read.
  const isNew = name !== "" && query.data !== undefined && !all.some((item) => same(item.name));
  return (
    <Grid gap="0.6rem" inlineSize={CHOICE_WIDTH}>
      <input
        className="kit-input"
        aria-label={t("labels.find")}
        placeholder={t("labels.find")}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          event.preventDefault();
          if (isNew) void make();
          else if (result[0]) turn(result[0].id);
        }}
      />
      <QueryError query={query} />
      <Box as="ul" maxBlockSize="56" overflow="auto">
        {result.map(({ id, name: item }) => (
          <li key={id}>
            <label className="kit-check-row">
              <input
                type="checkbox"
                className="kit-check"
                checked={chosen.includes(id)}
                onChange={() => turn(id)}
              />
              <bdi>{item}</bdi>
            </label>
          </li>
        ))}
      </Box>
      {isNew && (
        <AddButton type="button" onClick={() => void make()}>
          <Plus aria-hidden="true" />
          <span>{t("labels.make", { name })}</span>
        </AddButton>
      )}
    </Grid>
  );
}

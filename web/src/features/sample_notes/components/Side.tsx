/** Where notes are looked for, and their labels, which are made and removed here. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { handleOf, type Label, labelPath, type Place, pathOf, views } from "../model";
import { saveLabels } from "../queries";

type Props = { labels: readonly Label[]; place: Place };

export function Side({ labels, place }: Props) {
  const { t } = useTranslation("sample_notes");
  const [name, setName] = useState("");
  const id = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted || labels.some((label) => label.name.toLocaleLowerCase() === wanted.toLocaleLowerCase()))
      return;
    setName("");
    void saveLabels([...labels, { id: crypto.randomUUID(), name: wanted, handle: handleOf(wanted) }]);
  };
  const line = { as: "ul", gap: "1", listStyleType: "none", padding: "0", margin: "0" } as const;
  return (
    <nav aria-label={t("views")}>
      <Stack {...line}>
        {views.map((view) => (
          <li key={view}>
            <Link
              to={pathOf(view)}
              {...(view === place.view && !place.labelId ? { "aria-current": "page" } : {})}
            >
              {t(`view.${view}`)}
            </Link>
          </li>
        ))}
      </Stack>
      <Text as="h2" marginBlockStart="4" marginBlockEnd="1" color="fg.muted">
        {t("labels")}
      </Text>
      <Stack {...line}>
        {labels.map((label) => (
          <li key={label.id}>
            <HStack justify="space-between" gap="2">
              <Link to={labelPath(label)} {...(label.id === place.labelId ? { "aria-current": "page" } : {})}>
                <bdi>{label.name}</bdi>
              </Link>
              <IconButton
                size="sm"
                icon={<Trash2 />}
                label={t("removeLabel", { name: label.name })}
                onClick={() => void saveLabels(labels.filter((one) => one.id !== label.id))}
              />
            </HStack>
          </li>
        ))}
      </Stack>
      <form onSubmit={add}>
        <label htmlFor={id} className="lt-sr">
          {t("newLabel")}
        </label>
        <HStack gap="2" marginBlockStart="2">
          <input
            id={id}
            className="lt-input"
            dir="auto"
            maxLength={40}
            placeholder={t("newLabel")}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" size="sm">
            {t("addLabel")}
          </Button>
        </HStack>
      </form>
    </nav>
  );
}

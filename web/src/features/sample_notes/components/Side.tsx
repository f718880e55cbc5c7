/** Where notes are looked for, and their labels, which are made and removed here. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { HStack } from "@learnt/ui/layout/layout";
import { PlaceNav } from "@learnt/ui/page/PlaceNav";
import { Archive, Bell, NotebookPen, Tag, Trash2 } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { doing } from "../../sample/doing";
import { handleOf, type Label, labelPath, type Place, pathOf, type View, views } from "../model";
import { saveLabels } from "../queries";

const icons: Record<View, ReactNode> = { notes: <NotebookPen />, reminders: <Bell />, archive: <Archive /> };

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
    void doing(saveLabels([...labels, { id: crypto.randomUUID(), name: wanted, handle: handleOf(wanted) }]));
  };
  return (
    <PlaceNav
      label={t("views")}
      groups={[
        {
          id: "views",
          lines: views.map((view) => ({
            to: pathOf(view),
            name: t(`view.${view}`),
            on: view === place.view && !place.labelId,
            icon: icons[view],
          })),
        },
        {
          id: "labels",
          title: t("labels"),
          lines: labels.map((label) => ({
            to: labelPath(label),
            name: <bdi>{label.name}</bdi>,
            on: label.id === place.labelId,
            icon: <Tag />,
            action: (
              <IconButton
                size="sm"
                icon={<Trash2 />}
                label={t("removeLabel", { name: label.name })}
                onClick={() => void doing(saveLabels(labels.filter((one) => one.id !== label.id)))}
              />
            ),
          })),
        },
      ]}
    >
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
    </PlaceNav>
  );
}

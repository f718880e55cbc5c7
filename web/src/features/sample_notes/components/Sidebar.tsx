/** Where notes are looked for, and their labels, which are made and removed here. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { HStack } from "@learnt/ui/layout/layout";
import { SectionNav } from "@learnt/ui/page/SectionNav";
import { Archive, Bell, NotebookPen, Tag, Trash2 } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { tryAction } from "../../sample/tryAction";
import { handleOf, type Label, labelPath, type NoteLocation, pathOf, type View, views } from "../model";
import { saveLabels } from "../queries";

const icons: Record<View, ReactNode> = { notes: <NotebookPen />, reminders: <Bell />, archive: <Archive /> };

type Props = { labels: readonly Label[]; location: NoteLocation };

export function Sidebar({ labels, location }: Props) {
  const { t } = useTranslation("sample_notes");
  const [name, setName] = useState("");
  const id = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const searchText = name.trim();
    if (
      !searchText ||
      labels.some((label) => label.name.toLocaleLowerCase() === searchText.toLocaleLowerCase())
    )
      return;
    setName("");
    void tryAction(
      saveLabels([...labels, { id: crypto.randomUUID(), name: searchText, handle: handleOf(searchText) }]),
    );
  };
  return (
    <SectionNav
      label={t("views")}
      groups={[
        {
          id: "views",
          lines: views.map((view) => ({
            to: pathOf(view),
            name: t(`view.${view}`),
            on: view === location.view && !location.labelId,
            icon: icons[view],
          })),
        },
        {
          id: "labels",
          title: t("labels"),
          lines: labels.map((label) => ({
            to: labelPath(label),
            name: <bdi>{label.name}</bdi>,
            on: label.id === location.labelId,
            icon: <Tag />,
            action: (
              <IconButton
                size="sm"
                icon={<Trash2 />}
                label={t("removeLabel", { name: label.name })}
                onClick={() => void tryAction(saveLabels(labels.filter((item) => item.id !== label.id)))}
              />
            ),
          })),
        },
      ]}
    >
      <form onSubmit={add}>
        <label htmlFor={id} className="kit-sr">
          {t("newLabel")}
        </label>
        <HStack gap="2" marginBlockStart="2">
          <input
            id={id}
            className="kit-input"
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
    </SectionNav>
  );
}

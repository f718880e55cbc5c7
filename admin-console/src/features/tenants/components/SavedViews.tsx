/** Views of the list that an operator keeps on this device: filters, order and columns, under a name. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import { Bookmark, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { z } from "zod";
import { keepViews, readViews, type View, withoutView, withView } from "../views";

export function SavedViews() {
  const { t } = useTranslation("tenants");
  const [search, setSearch] = useSearchParams();
  const [views, setViews] = useState<readonly View[]>(readViews);
  const [naming, setNaming] = useState(false);
  const store = (next: readonly View[]) => {
    setViews(next);
    if (!keepViews(next)) toast.error(t("views.notKept"));
  };
  const now = search.toString();
  const current = views.find((view) => view.query === now);
  const entries: MenuEntry[] = [
    ...views.map((view) => ({
      id: view.name,
      label: view.name,
      checked: view === current,
      onSelect: () => setSearch(new URLSearchParams(view.query)),
    })),
    ...(views.length ? [{ kind: "divider" as const, id: "line" }] : []),
    {
      id: "save",
      label: t("views.save"),
      icon: <Plus aria-hidden="true" />,
      onSelect: () => setNaming(true),
    },
    ...(current
      ? [
          {
            id: "delete",
            label: t("views.remove", { name: current.name }),
            icon: <Trash2 aria-hidden="true" />,
            onSelect: () => store(withoutView(views, current.name)),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        entries={entries}
        trigger={
          <Button icon={<Bookmark aria-hidden="true" />}>{current ? current.name : t("views.title")}</Button>
        }
      />
      {naming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            store(withView(views, { name, query: now }));
            setNaming(false);
          }}
        />
      )}
    </>
  );
}

type NameProps = { onClose: () => void; onName: (name: string) => void };

function NameDialog({ onClose, onName }: NameProps) {
  const { t } = useTranslation("tenants");
  const schema = z.object({
    name: z.string().trim().min(1, t("new.errors.required")).max(60, t("new.errors.tooLong")),
  });
  const form = useZodForm(schema, { defaultValues: { name: "" } });
  return (
    <Dialog open onClose={onClose} title={t("views.save")} note={t("views.note")}>
      <Form form={form} label={t("views.save")} onSubmit={({ name }) => onName(name)}>
        <TextField name="name" label={t("views.name")} autoComplete="off" maxLength={60} autoFocus />
        <FormActions>
          <Button onClick={onClose}>{t("actAs.cancel")}</Button>
          <SubmitButton>{t("settings.save")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

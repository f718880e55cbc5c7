/** What can be done with one document of a list: its parts to be opened, and what else there is to do with it. */
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { useTableMessages } from "@learnt/ui/table/messages";
import { RowMenu } from "@learnt/ui/table/RowMenu";
import type { ReactNode } from "react";

export type Part = { id: string; label: string; icon: ReactNode; to: string };

type Props = { title: string; parts: readonly Part[]; more?: readonly MenuEntry[] };

export function DocumentMenu({ title, parts, more = [] }: Props) {
  const t = useTableMessages();
  const entries: MenuEntry[] = [
    ...parts.map((part): MenuEntry => ({ kind: "link", ...part })),
    ...(parts.length > 0 && more.length > 0 ? [{ kind: "divider" as const, id: "line" }] : []),
    ...more,
  ];
  return <RowMenu label={t("actionsFor", { name: title })} entries={entries} />;
}

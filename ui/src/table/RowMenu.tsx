/** At the end of a row of a list: "…" with what can be done with it; nothing where there is nothing to do. */
import { Ellipsis } from "lucide-react";
import { IconButton } from "../action/Button";
import { Menu, type MenuEntry } from "../overlay/Menu";

type RowMenuProps = {
  /** Says whose it is: "Actions for Lena Berg". */
  label: string;
  entries: readonly MenuEntry[];
};

export function RowMenu({ label, entries }: RowMenuProps) {
  if (entries.length === 0) return null;
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton variant="ghost" size="sm" icon={<Ellipsis />} label={label} />}
      entries={entries}
    />
  );
}

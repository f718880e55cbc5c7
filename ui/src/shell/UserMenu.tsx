/** The person's menu at the end of the top bar. */
import { ChevronDown } from "lucide-react";
import { useKit } from "../base/kit";
import { Avatar } from "../media/Avatar";
import type { MenuEntry } from "../overlay/Menu";
import { MenuOnDemand } from "../overlay/OnDemand";

export type UserMenuProps = {
  name: string;
  note?: string | undefined;
  avatar?: string | null | undefined;
  entries: readonly MenuEntry[];
};

export function UserMenu({ name, note, avatar, entries }: UserMenuProps) {
  const { t } = useKit();
  return (
    <MenuOnDemand
      entries={entries}
      head={
        <>
          <strong>{name}</strong>
          {note && <small>{note}</small>}
        </>
      }
      trigger={
        <button type="button" className="kit-user" aria-label={t("userMenu", { name })} title={note}>
          <Avatar name={name} src={avatar} />
          <span className="kit-user-name">{name}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
    />
  );
}

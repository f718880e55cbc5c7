/** Where contacts are looked for: all, the frequent, the starred, and the groups. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { type NavLink, SectionNav } from "@learnt/ui/page/SectionNav";
import { Contact as All, History, Star, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Contact, type ContactFolder, contactFolders, contactsIn, type Owner, ROOT } from "../model";

type Props = { contacts: readonly Contact[]; owner: Owner; folder: string };

const icons: Record<ContactFolder, ReactNode> = { all: <All />, frequent: <History />, starred: <Star /> };

export function Sidebar({ contacts, owner, folder }: Props) {
  const { t } = useTranslation("sample_contacts");
  const { number } = useFormat();
  const line = (id: string, name: string, icon: ReactNode): NavLink => ({
    to: `${ROOT}/${id}`,
    on: id === folder,
    name,
    icon,
    count: <Badge>{number(contactsIn(contacts, owner, id)?.length ?? 0)}</Badge>,
  });
  return (
    <SectionNav
      label={t("places")}
      groups={[
        { id: "places", lines: contactFolders.map((id) => line(id, t(`place.${id}`), icons[id])) },
        {
          id: "groups",
          title: t("groups"),
          lines: owner.groups.map(({ id, name }) => line(id, name, <UsersRound />)),
        },
      ]}
    />
  );
}

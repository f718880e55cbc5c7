/** Where contacts are looked for: all, the frequent, the starred, and the groups. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { type PlaceLine, PlaceNav } from "@learnt/ui/page/PlaceNav";
import { Contact as All, History, Star, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Contact, inPlace, type Owner, type Place, places, ROOT } from "../model";

type Props = { contacts: readonly Contact[]; owner: Owner; place: string };

const icons: Record<Place, ReactNode> = { all: <All />, frequent: <History />, starred: <Star /> };

export function Side({ contacts, owner, place }: Props) {
  const { t } = useTranslation("sample_contacts");
  const { number } = useFormat();
  const line = (id: string, name: string, icon: ReactNode): PlaceLine => ({
    to: `${ROOT}/${id}`,
    on: id === place,
    name,
    icon,
    count: <Badge>{number(inPlace(contacts, owner, id)?.length ?? 0)}</Badge>,
  });
  return (
    <PlaceNav
      label={t("places")}
      groups={[
        { id: "places", lines: places.map((id) => line(id, t(`place.${id}`), icons[id])) },
        {
          id: "groups",
          title: t("groups"),
          lines: owner.groups.map(({ id, name }) => line(id, name, <UsersRound />)),
        },
      ]}
    />
  );
}

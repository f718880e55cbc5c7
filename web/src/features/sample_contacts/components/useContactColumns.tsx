/** The columns of the address book. */
import { IconButton } from "@learnt/ui/action/Button";
import { Box } from "@learnt/ui/layout/layout";
import { Avatar } from "@learnt/ui/media/Avatar";
import type { Column } from "@learnt/ui/table/DataTable";
import { Star } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SeededPicture } from "../../sample/SeededPicture";
import { type Contact, fullName, type Owner } from "../model";

export function useContactColumns(owner: Owner | undefined, onStar: (contact: Contact, on: boolean) => void) {
  const { t } = useTranslation("sample_contacts");
  return useMemo((): Column<Contact>[] => {
    const starred = new Set(owner?.starred);
    return [
      {
        id: "picture",
        header: t("picture"),
        card: "picture",
        width: "72px",
        cell: (item) =>
          item.avatar ? (
            <Box width="10" height="10" borderRadius="full" overflow="hidden">
              <SeededPicture src={item.avatar} ratio={1} />
            </Box>
          ) : (
            <Avatar name={fullName(item)} />
          ),
      },
      {
        id: "name",
        header: t("name"),
        sort: "name",
        primary: true,
        cell: (item) => <bdi>{fullName(item)}</bdi>,
      },
      {
        id: "email",
        header: t("field.email"),
        sort: "email",
        cell: (item) => item.email && <a href={`mailto:${item.email}`}>{item.email}</a>,
      },
      {
        id: "phone",
        header: t("field.phone"),
        figures: true,
        cell: (item) => (
          <Box as="bdi" whiteSpace="nowrap">
            {item.phone}
          </Box>
        ),
      },
      {
        id: "jobTitle",
        header: t("field.jobTitle"),
        sort: "jobTitle",
        cell: (item) => item.jobTitle,
        hiddenAtFirst: true,
      },
      { id: "company", header: t("field.company"), sort: "company", cell: (item) => item.company },
      {
        id: "star",
        header: t("starred"),
        width: "96px",
        cell: (item) => {
          const on = starred.has(item.id);
          return (
            <IconButton
              size="sm"
              icon={<Star {...(on ? { fill: "currentColor" } : {})} />}
              label={t("star", { name: fullName(item) })}
              aria-pressed={on}
              onClick={() => onStar(item, !on)}
            />
          );
        },
      },
    ];
  }, [t, owner, onStar]);
}

/** The columns of the list of files. */
import { useFormat } from "@learnt/ui/base/format";
import { HStack } from "@learnt/ui/layout/layout";
import type { Column } from "@learnt/ui/table/DataTable";
import { CloudDownload } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SampleFile } from "../model";
import { TypeIcon } from "./TypeIcon";

export function useColumns(): Column<SampleFile>[] {
  const { t } = useTranslation("sample_files");
  const { bytes, dateTime } = useFormat();
  return useMemo(
    () => [
      {
        id: "icon",
        header: t("type"),
        width: "56px",
        card: "picture",
        cell: (item) => (
          <HStack color="fg.muted" title={t(`type.${item.type}`)}>
            <TypeIcon type={item.type} />
          </HStack>
        ),
      },
      {
        id: "name",
        header: t("name"),
        sort: "name",
        primary: true,
        cell: (item) => (
          <HStack as="span" gap="2">
            <bdi>{item.name}</bdi>
            {item.offline && (
              <span role="img" title={t("offline")} aria-label={t("offline")}>
                <CloudDownload size={14} aria-hidden="true" />
              </span>
            )}
          </HStack>
        ),
      },
      { id: "owner", header: t("owner"), sort: "owner", cell: (item) => <bdi>{item.owner}</bdi> },
      {
        id: "size",
        header: t("size"),
        sort: "size",
        align: "end",
        figures: true,
        cell: (item) => (item.type === "folder" ? "" : bytes(item.size)),
      },
      {
        id: "modified",
        header: t("modified"),
        sort: "modified",
        figures: true,
        cell: (item) => dateTime(item.modified),
      },
      {
        id: "location",
        header: t("location"),
        hiddenAtFirst: true,
        cell: (item) => <bdi>{item.location || t("top")}</bdi>,
      },
    ],
    [t, bytes, dateTime],
  );
}

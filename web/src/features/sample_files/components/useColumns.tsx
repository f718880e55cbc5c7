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
        cell: (one) => (
          <HStack color="fg.muted" title={t(`type.${one.type}`)}>
            <TypeIcon type={one.type} />
          </HStack>
        ),
      },
      {
        id: "name",
        header: t("name"),
        sort: "name",
        primary: true,
        cell: (one) => (
          <HStack as="span" gap="2">
            <bdi>{one.name}</bdi>
            {one.offline && (
              <span role="img" title={t("offline")} aria-label={t("offline")}>
                <CloudDownload size={14} aria-hidden="true" />
              </span>
            )}
          </HStack>
        ),
      },
      { id: "owner", header: t("owner"), sort: "owner", cell: (one) => <bdi>{one.owner}</bdi> },
      {
        id: "size",
        header: t("size"),
        sort: "size",
        align: "end",
        figures: true,
        cell: (one) => (one.type === "folder" ? "" : bytes(one.size)),
      },
      {
        id: "modified",
        header: t("modified"),
        sort: "modified",
        figures: true,
        cell: (one) => dateTime(one.modified),
      },
      {
        id: "location",
        header: t("location"),
        hiddenAtFirst: true,
        cell: (one) => <bdi>{one.location || t("top")}</bdi>,
      },
    ],
    [t, bytes, dateTime],
  );
}

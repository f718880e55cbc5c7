/** All about one file, and what can be done with it. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { isEnter } from "@learnt/ui/base/keys";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Box, Center, HStack, Stack } from "@learnt/ui/layout/layout";
import { Facts } from "@learnt/ui/page/Facts";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SeededPicture } from "../../sample/SeededPicture";
import type { SampleFile } from "../model";
import { TypeIcon } from "./TypeIcon";

export type FileHandlers = {
  onOffline: (file: SampleFile, on: boolean) => void;
  onRename: (file: SampleFile, name: string) => void;
  onRemove: (file: SampleFile) => void;
};

type Props = FileHandlers & { file: SampleFile };

export function Details({ file, onOffline, onRename, onRemove }: Props) {
  const { t } = useTranslation("sample_files");
  const { bytes, dateTime } = useFormat();
  const isFolder = file.type === "folder";
  return (
    <Stack gap="4">
      <Box borderRadius="md" overflow="hidden" bg="inset">
        {file.type === "image" && file.content ? (
          <SeededPicture src={file.content} ratio={1.6} />
        ) : (
          <Center height="9rem" color="fg.muted" css={{ "& svg": { width: "3.5rem", height: "3.5rem" } }}>
            <TypeIcon type={file.type} />
          </Center>
        )}
      </Box>
      <Rename key={file.id} file={file} onRename={onRename} />
      {!isFolder && (
        <Switch
          label={t("offline")}
          about={t("offline.about")}
          checked={file.offline}
          onChange={(on) => onOffline(file, on)}
        />
      )}
      <Facts
        facts={[
          { name: t("type"), value: t(`type.${file.type}`) },
          ...(isFolder ? [] : [{ name: t("size"), value: bytes(file.size) }]),
          { name: t("location"), value: file.location.replaceAll("/", " / ") || t("top") },
          { name: t("owner"), value: file.owner },
          { name: t("modified"), value: dateTime(file.modified) },
          { name: t("opened"), value: dateTime(file.opened) },
          { name: t("created"), value: dateTime(file.created) },
        ]}
      />
      <HStack gap="2" wrap="wrap">
        {file.content.startsWith("data:") && (
          <a className="kit-btn kit-btn-outline" href={file.content} download={file.name}>
            <Download aria-hidden="true" />
            <span className="kit-btn-text">{t("download")}</span>
          </a>
        )}
        <Button variant="danger" icon={<Trash2 />} onClick={() => onRemove(file)}>
          {t("remove")}
        </Button>
      </HStack>
    </Stack>
  );
}

function Rename({ file, onRename }: Pick<Props, "file" | "onRename">) {
  const { t } = useTranslation("sample_files");
  const [name, setName] = useState(file.name);
  const [from, setFrom] = useState(file.name);
  if (from !== file.name) {
    setFrom(file.name);
    setName(file.name);
  }
  const send = () => {
    if (name.trim() && name.trim() !== file.name) onRename(file, name);
    else setName(file.name);
  };
  return (
    <input
      className="kit-input"
      dir="auto"
      aria-label={t("name")}
      maxLength={150}
      value={name}
      onChange={(event) => setName(event.target.value)}
      onBlur={send}
      onKeyDown={(event) => {
        if (isEnter(event)) event.currentTarget.blur();
      }}
    />
  );
}

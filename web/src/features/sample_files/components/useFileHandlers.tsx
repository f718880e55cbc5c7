/** What can be done with files; what is taken away comes back where somebody presses undo. */
import { IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu } from "@learnt/ui/overlay/Menu";
import { CloudDownload, Ellipsis, FolderOpen, Info, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../app/me";
import { tryAction } from "../../sample/tryAction";
import { fileFromUpload } from "../fileFromUpload";
import { changeFiles } from "../keep";
import {
  addFile,
  filesRemovedWith,
  remove,
  rename,
  restoreFiles,
  type SampleFile,
  setOffline,
} from "../model";

type Options = { folder: string; all: readonly SampleFile[] | undefined; onGone: () => void };

const saveFiles = (change: (now: SampleFile[]) => SampleFile[]) => tryAction(changeFiles(change));

export function useFileHandlers({ folder, all, onGone }: Options) {
  const { t } = useTranslation("sample_files");
  const me = useUser().data.displayName;

  const onOffline = (file: SampleFile, on: boolean) => void saveFiles((now) => setOffline(now, file.id, on));
  const onRename = (file: SampleFile, name: string) => void saveFiles((now) => rename(now, file.id, name));
  const onRemove = (file: SampleFile) => {
    const taken = filesRemovedWith(all ?? [], file.id);
    onGone();
    void saveFiles((now) => remove(now, file.id));
    toast.info(t("removed", { name: file.name }), {
      action: { label: t("undo"), onClick: () => void saveFiles((now) => restoreFiles(now, taken)) },
    });
  };

  return {
    onOffline,
    onRename,
    onRemove,
    upload: async (file: File) => {
      const created = await fileFromUpload(file, me, folder).catch(() => null);
      if (!created) return void toast.error(t("upload.failed", { name: file.name }));
      if (await saveFiles((now) => addFile(now, created)))
        toast.success(t("uploaded", { name: created.name }));
    },
    addFolder: (name: string) => {
      const now = new Date().toISOString();
      void saveFiles((files) =>
        addFile(files, {
          id: crypto.randomUUID(),
          name: name.replaceAll("/", " "),
          type: "folder",
          owner: me,
          size: 0,
          created: now,
          modified: now,
          opened: now,
          location: folder,
          offline: false,
          content: "",
        }),
      );
    },
    menuOf:
      (hrefOf: (file: SampleFile) => string) =>
      (file: SampleFile): ReactNode => {
        const isFolder = file.type === "folder";
        const details = `?${new URLSearchParams({ ...(folder ? { folder } : {}), file: file.id })}`;
        return (
          <Menu
            trigger={<IconButton size="sm" icon={<Ellipsis />} label={t("menu", { name: file.name })} />}
            entries={[
              ...(isFolder
                ? [
                    {
                      kind: "link" as const,
                      id: "open",
                      label: t("open"),
                      icon: <FolderOpen />,
                      to: hrefOf(file),
                    },
                  ]
                : [
                    {
                      id: "offline",
                      label: t("offline"),
                      icon: <CloudDownload />,
                      checked: file.offline,
                      onSelect: () => onOffline(file, !file.offline),
                    },
                  ]),
              { kind: "link", id: "details", label: t("details"), icon: <Info />, to: details },
              { kind: "divider", id: "line" },
              {
                id: "remove",
                label: t("remove"),
                icon: <Trash2 />,
                danger: true,
                onSelect: () => onRemove(file),
              },
            ]}
          />
        );
      },
  };
}

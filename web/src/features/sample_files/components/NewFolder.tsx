/** A new folder in the place that is shown. */
import { Button } from "@learnt/ui/action/Button";
import { isEnter } from "@learnt/ui/base/keys";
import { HStack } from "@learnt/ui/layout/layout";
import { Popover } from "@learnt/ui/overlay/Popover";
import { FolderPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

export function NewFolder({ onAdd }: { onAdd: (name: string) => void }) {
  const { t } = useTranslation("sample_files");
  return (
    <Popover title={t("folder.new")} trigger={<Button icon={<FolderPlus />}>{t("folder.new")}</Button>}>
      {(close) => (
        <Name
          onAdd={(name) => {
            onAdd(name);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function Name({ onAdd }: { onAdd: (name: string) => void }) {
  const { t } = useTranslation("sample_files");
  const [name, setName] = useState("");
  const send = () => name.trim() && onAdd(name.trim());
  return (
    <HStack gap="2">
      <input
        className="kit-input"
        dir="auto"
        aria-label={t("folder.name")}
        placeholder={t("folder.name")}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (isEnter(event)) send();
        }}
      />
      <Button variant="solid" disabled={!name.trim()} onClick={send}>
        {t("folder.create")}
      </Button>
    </HStack>
  );
}

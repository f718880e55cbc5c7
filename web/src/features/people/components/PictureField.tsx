/** The picture of a person, with the ways to put one up and to take it down. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { CropDialog } from "@learnt/ui/form/CropDialog";
import { FileButton } from "@learnt/ui/form/FileField";
import { Flex } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Camera, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureMessage } from "../../../app/useApiMutation";
import { usePutPicture } from "../queries";

type Props = {
  name: string;
  src: string | null;
  /** Whose it is; nobody: one's own. */
  userId: string | null;
  disabled?: boolean;
};

export function PictureField({ name, src, userId, disabled }: Props) {
  const { t } = useTranslation("people");
  const [chosen, setChosen] = useState<File | null>(null);
  const putting = usePutPicture(userId, (file) =>
    toast.success(t(file ? "picture.changed" : "picture.removed")),
  );
  const busy = putting.isPending;
  const wrong = putting.error && failureMessage(putting.error);

  const choose = useRef<HTMLButtonElement>(null);
  const acted = useRef(false);
  // The button that was pressed is gone where there is nothing to remove any more.
  useEffect(() => {
    if (acted.current && !busy && document.activeElement === document.body) choose.current?.focus();
    acted.current = busy;
  }, [busy]);

  const upload = (file: File | null) => {
    setChosen(null);
    putting.mutate(file);
  };

  return (
    <Flex align="center" gap="4" wrap="wrap">
      <Avatar name={name} src={src} size="xl" />
      {!disabled && (
        <div>
          <Flex gap="2" wrap="wrap">
            <FileButton
              ref={choose}
              accept="image/*"
              size="sm"
              icon={<Camera />}
              busy={busy}
              onFile={setChosen}
            >
              {t(src ? "picture.change" : "picture.add")}
            </FileButton>
            {src && (
              <Button
                size="sm"
                variant="ghost"
                icon={<Trash2 />}
                disabled={busy}
                onClick={() => upload(null)}
              >
                {t("picture.remove")}
              </Button>
            )}
          </Flex>
          {wrong ? (
            <p className="kit-field-error" role="alert">
              {wrong}
            </p>
          ) : (
            <Text muted small mt="1">
              {t("picture.hint")}
            </Text>
          )}
        </div>
      )}
      {chosen && (
        <CropDialog
          file={chosen}
          title={t("picture.crop")}
          confirmText={t("picture.use")}
          onCut={(square) => upload(square)}
          onClose={() => setChosen(null)}
        />
      )}
    </Flex>
  );
}

/** The picture of a badge, saved as soon as its square is chosen; without one it is drawn. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { CropDialog } from "@learnt/ui/form/CropDialog";
import { FileDrop } from "@learnt/ui/form/FileField";
import { Box, Grid, HStack } from "@learnt/ui/layout/layout";
import { Emblem } from "@learnt/ui/media/Emblem";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureMessage } from "../../../app/useApiMutation";
import type { Badge } from "../model";
import { usePutPicture } from "../queries";
import { IconPicker } from "./IconPicker";
import { Stage } from "./styles";

export function Picture({ badge, name }: { badge: Badge; name: string }) {
  const { t } = useTranslation("badges");
  const [chosen, setChosen] = useState<File | null>(null);
  const putting = usePutPicture(badge.id, {
    onSuccess: (_, file) => toast.success(t(file ? "picture.changed" : "picture.removed")),
    // It is said at the field.
    onError: () => undefined,
  });
  const busy = putting.isPending;
  const upload = (file: File | null) => {
    setChosen(null);
    putting.mutate(file);
  };
  return (
    <Grid as="fieldset" templateColumns="minmax(0, 1fr)" gap="0.6rem" minInlineSize="0">
      <Box as="legend" className="kit-label" mb="0.4rem">
        {t("field.picture")}
      </Box>
      <Stage className="badge-stage">
        <Emblem name={name} src={badge.pictureUrl} size="xl" />
      </Stage>
      {!badge.pictureUrl && <p className="kit-field-hint">{t("picture.drawn")}</p>}
      <FileDrop
        label={t(badge.pictureUrl ? "picture.replace" : "picture.choose")}
        hint={t("picture.hint")}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onFile={setChosen}
        progress={busy ? "busy" : null}
        error={putting.error ? failureMessage(putting.error) : undefined}
      />
      <HStack gap="2" flexWrap="wrap">
        <IconPicker disabled={busy} onChoose={(picture) => upload(picture)} />
        {badge.pictureUrl && (
          <Button size="sm" variant="ghost" icon={<X />} disabled={busy} onClick={() => upload(null)}>
            {t("picture.remove")}
          </Button>
        )}
      </HStack>
      {chosen && (
        <CropDialog
          file={chosen}
          title={t("picture.crop")}
          confirmText={t("picture.use")}
          onCut={(square) => upload(square)}
          onClose={() => setChosen(null)}
        />
      )}
    </Grid>
  );
}

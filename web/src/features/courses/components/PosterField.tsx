/** The picture that stands where a video is, until it plays. */
import { Button } from "@learnt/ui/action/Button";
import { FileDrop } from "@learnt/ui/form/FileField";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Content } from "../model";
import type { KindProps } from "./ActivityEditor";
import { accepted, useUpload } from "./useUpload";

type Props = {
  activityId: string;
  content: Content;
  disabled: boolean;
  onChosen: KindProps["onChosen"];
};

export function PosterField({ activityId, content, disabled, onChosen }: Props) {
  const { t } = useTranslation("courses");
  const { progress, error, mayRetry, start } = useUpload(`${activityId}.poster`, "image", (poster) =>
    onChosen({ ...content, poster }),
  );
  if (disabled) return null;
  return (
    <div className="kit-field">
      <span className="kit-label">{t("poster.title")}</span>
      {content.poster ? (
        <div>
          <Button
            size="sm"
            variant="ghost"
            icon={<X />}
            onClick={() => onChosen({ ...content, poster: null })}
          >
            {t("removeImage")}
          </Button>
        </div>
      ) : (
        <FileDrop
          label={t("drop.image")}
          hint={t("drop.image.hint")}
          accept={accepted.image}
          onFile={start}
          progress={progress}
          error={error}
          mayRetry={mayRetry}
        />
      )}
    </div>
  );
}

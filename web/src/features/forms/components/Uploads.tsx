/** The uploads that answer a question: taken by the camera or from the device, sent at once. */
import { Button } from "@learnt/ui/action/Button";
import { ExternalLink } from "@learnt/ui/action/Link";
import { Progress } from "@learnt/ui/feedback/Progress";
import { FileButton } from "@learnt/ui/form/FileField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Camera, RotateCcw, Trash2, Upload } from "lucide-react";
import { createContext, useContext, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { Submission } from "../model";
import { useUpload } from "../queries";
import type { InputProps } from "./FieldInput";

type File = Submission["files"][number];
/** What was uploaded before. */
export const FilesContext = createContext<readonly File[]>([]);

const accepted = {
  image: { kind: "image", accept: "image/png,image/jpeg,image/webp,image/gif" },
  video: { kind: "video", accept: "video/mp4,video/webm" },
  file: { kind: "document", accept: "application/pdf,.pdf,.docx,.xlsx,.pptx,.csv" },
} as const;

/** A device that is held in a hand has one that a page may ask for; elsewhere the button would open the same folder. */
const hasCamera = matchMedia("(pointer: coarse)").matches;

export function Uploads({ field, value, onChange, submissionId, disabled }: InputProps) {
  const { t } = useTranslation("forms");
  const known = useContext(FilesContext);
  const [added, setAdded] = useState<File[]>([]);
  const ids = Array.isArray(value) ? value.map(String) : [];
  const requested = accepted[field.type as keyof typeof accepted];
  const [percent, setPercent] = useState(0);
  const upload = useUpload(submissionId ?? "", field.id, setPercent, {
    onSuccess: (file) => {
      setAdded((before) => [...before, file]);
      onChange([...ids, file.id]);
    },
    onError: () => undefined,
  });
  const send = (file: globalThis.File) => {
    const isOffice = requested.kind === "document" && !/\.pdf$/i.test(file.name);
    upload.mutate({ kind: isOffice ? "office" : requested.kind, file });
  };
  const files = [...known, ...added];
  return (
    <Stack gap="2">
      {ids.map((id) => {
        const file = files.find((item) => item.id === id);
        return (
          <HStack key={id} gap="3" wrap="wrap">
            {file?.mediaType.startsWith("image/") && (
              <img src={file.url} alt={file.name} style={{ maxBlockSize: "8rem", maxInlineSize: "100%" }} />
            )}
            {file ? <ExternalLink href={file.url}>{file.name}</ExternalLink> : <Text muted>{t("file")}</Text>}
            {!disabled && (
              <Button
                size="sm"
                variant="ghost"
                icon={<Trash2 />}
                onClick={() => onChange(ids.filter((item) => item !== id))}
              >
                {t("removeFile")}
              </Button>
            )}
          </HStack>
        );
      })}
      {!disabled && (
        <HStack wrap="wrap" gap="2">
          {requested.kind !== "document" && hasCamera && (
            <FileButton
              accept={requested.kind === "image" ? "image/*" : "video/*"}
              capture="environment"
              icon={<Camera />}
              busy={upload.isPending}
              disabledReason={submissionId ? undefined : t("noUploadHere")}
              onFile={send}
            >
              {t(`camera.${requested.kind}`)}
            </FileButton>
          )}
          <FileButton
            accept={requested.accept}
            icon={<Upload />}
            busy={upload.isPending}
            disabledReason={submissionId ? undefined : t("noUploadHere")}
            onFile={send}
          >
            {t(`upload.${requested.kind}`)}
          </FileButton>
        </HStack>
      )}
      {upload.isPending && <Progress value={percent} label={t("uploading")} />}
      {upload.error && upload.variables && (
        <HStack>
          <Button size="sm" icon={<RotateCcw />} onClick={() => upload.mutate(upload.variables)}>
            {t("uploadGoOn")}
          </Button>
        </HStack>
      )}
      {upload.error && (
        <p className="kit-field-error" role="alert">
          {toFailure(upload.error).fields?.[0]?.message ?? toFailure(upload.error).message}
        </p>
      )}
    </Stack>
  );
}

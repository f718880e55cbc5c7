/** The captions of a video: a file or words of one's own for each language. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { FileDrop } from "@learnt/ui/form/FileField";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Captions as CaptionsIcon, PencilLine, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readCaptions, writeCaptions } from "../../../media/captions";
import { languageName, languages } from "../languages";
import type { Captions, Content } from "../model";
import type { KindProps } from "./ActivityEditor";
import { CaptionsDialog } from "./CaptionsDialog";
import { accepted, useUpload } from "./useUpload";

type Props = {
  activityId: string;
  content: Content;
  disabled: boolean;
  onChosen: KindProps["onChosen"];
};

/** Captions as SubRip spells them become WebVTT; anything else is left to the server to judge. */
async function asWebVtt(file: File): Promise<File> {
  if (!/\.srt$/i.test(file.name)) return file;
  const cues = readCaptions(await file.text());
  if (cues.length === 0) return file;
  return new File([writeCaptions(cues)], file.name.replace(/\.srt$/i, ".vtt"), { type: "text/vtt" });
}

export function CaptionsField({ activityId, content, disabled, onChosen }: Props) {
  const { t, i18n } = useTranslation("courses");
  const all = content.captions ?? [];
  const remaining = languages.filter((tag) => !all.some(({ language }) => language === tag));
  const own = remaining.includes(i18n.language) ? i18n.language : (remaining[0] ?? "en");
  const [chosen, setChosen] = useState<string | null>(null);
  const language = chosen !== null && remaining.includes(chosen) ? chosen : own;
  const [editing, setEditing] = useState<Captions | { language: string; file: null } | null>(null);
  const update = (next: Captions) =>
    onChosen({
      ...content,
      captions: all.some((item) => item.language === next.language)
        ? all.map((item) => (item.language === next.language ? next : item))
        : [...all, next],
    });
  const { progress, error, start } = useUpload(`${activityId}.captions`, "captions", (file) =>
    update({ language, file }),
  );
  return (
    <div className="kit-field">
      <span className="kit-label">{t("captions.title")}</span>
      <Stack gap="2">
        {all.length === 0 && <Text muted>{t("captions.none")}</Text>}
        {all.map((item) => (
          <HStack key={item.language} gap="2" justify="space-between">
            <HStack gap="2" minW="0">
              <CaptionsIcon aria-hidden="true" size="1rem" />
              <span lang={item.language}>{languageName(item.language)}</span>
            </HStack>
            {!disabled && (
              <HStack gap="1">
                <Button size="sm" variant="ghost" icon={<PencilLine />} onClick={() => setEditing(item)}>
                  {t("captions.edit")}
                </Button>
                <IconButton
                  size="sm"
                  label={t("captions.remove", { language: languageName(item.language) })}
                  icon={<Trash2 />}
                  onClick={() => onChosen({ ...content, captions: all.filter((other) => other !== item) })}
                />
              </HStack>
            )}
          </HStack>
        ))}
        {!disabled && remaining.length > 0 && (
          <>
            <Wrap gap="2" align="center">
              <Select
                aria-label={t("captions.language")}
                value={language}
                onChange={(event) => setChosen(event.target.value)}
                choices={remaining.map((tag) => ({ value: tag, label: languageName(tag) }))}
              />
              <Button size="sm" icon={<PencilLine />} onClick={() => setEditing({ language, file: null })}>
                {t("captions.write")}
              </Button>
            </Wrap>
            <FileDrop
              label={t("drop.captions")}
              hint={t("drop.captions.hint")}
              accept={accepted.captions}
              onFile={(file) => void asWebVtt(file).then(start)}
              progress={progress}
              error={error}
            />
          </>
        )}
      </Stack>
      {editing && content.file && (
        <CaptionsDialog
          video={content.file}
          length={content.duration ?? null}
          language={editing.language}
          file={editing.file}
          onSaved={update}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

/** The first step: a file, and the imports that were made before. */
import { Button } from "@learnt/ui/action/Button";
import { FileDrop } from "@learnt/ui/form/FileField";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useUpload } from "../queries";
import { saveSampleFile } from "../sampleFile";
import { Imports } from "./Imports";

export function UploadStep({ onJob }: { onJob: (id: string) => void }) {
  const { t } = useTranslation("people");
  const upload = useUpload();
  const [error, setError] = useState<string | null>(null);

  const take = async (file: File) => {
    setError(null);
    try {
      onJob((await upload.mutateAsync(file)).id);
    } catch (problem) {
      const { message, fields } = toFailure(problem);
      setError(fields?.[0]?.message ?? message);
    }
  };

  return (
    <Stack gap="5">
      <Card title={t("upload.title")} note={t("upload.note")}>
        <FileDrop
          label={t(upload.isPending ? "upload.busy" : "upload.drop")}
          hint={t("upload.hint")}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onFile={(file) => void take(file)}
          disabled={upload.isPending}
          error={error}
        />
        <Box marginTop="3">
          <Button size="sm" variant="ghost" icon={<Download />} onClick={saveSampleFile}>
            {t("upload.sample")}
          </Button>
        </Box>
      </Card>
      <Imports />
    </Stack>
  );
}

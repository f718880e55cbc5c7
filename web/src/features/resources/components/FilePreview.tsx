/** A file as it is shown in the page: a PDF, a picture, a video, a table. What browsers cannot show is downloaded. */
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, Center } from "@learnt/ui/layout/layout";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PdfViewer } from "../../../app/lazyParts";
import type { FileType, FileView } from "../model";
import { CsvTable } from "./CsvTable";
import { TypeIcon } from "./TypeIcon";

type Props = {
  file: FileView;
  type: FileType;
  title: string;
  /** Asks for a fresh address. */
  onRetry: () => Promise<unknown>;
  download: ReactNode;
};

export function FilePreview({ file, type, title, onRetry, download }: Props) {
  const { t } = useTranslation("resources");
  switch (type) {
    case "pdf":
      return (
        <Suspense fallback={<PageSkeleton />}>
          <PdfViewer url={file.url} title={title} onRetry={onRetry} />
        </Suspense>
      );
    case "image":
      return (
        <Center>
          <img
            src={file.url}
            alt={title}
            width={file.width ?? undefined}
            height={file.height ?? undefined}
            style={{ maxInlineSize: "100%", blockSize: "auto" }}
          />
        </Center>
      );
    case "video":
      return (
        <Box>
          {/* biome-ignore lint/a11y/useMediaCaption: captions belong to the upload */}
          <video
            controls
            preload="metadata"
            src={file.url}
            aria-label={title}
            style={{ inlineSize: "100%" }}
          />
        </Box>
      );
    case "csv":
      return <CsvTable file={file} title={title} />;
    default:
      return (
        <EmptyState
          icon={<TypeIcon type={type} />}
          title={t("noPreview", { type: t(`type.${type}`) })}
          action={download}
        >
          {t("noPreviewText")}
        </EmptyState>
      );
  }
}

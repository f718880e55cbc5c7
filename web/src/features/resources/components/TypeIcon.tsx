/** The picture of a type of file. */
import { File, FileImage, FileSpreadsheet, FileText, FileVideo, Presentation, Table } from "lucide-react";
import type { FileType } from "../model";

const icons = {
  csv: Table,
  excel: FileSpreadsheet,
  pdf: FileText,
  powerpoint: Presentation,
  word: FileText,
  image: FileImage,
  video: FileVideo,
} as const;

export function TypeIcon({ type, size = "1.25em" }: { type: FileType | null | undefined; size?: string }) {
  const Icon = type ? icons[type] : File;
  return <Icon aria-hidden="true" style={{ inlineSize: size, blockSize: size }} />;
}

/** A file's type as a drawing. */
import {
  Archive,
  File,
  FileChartPie,
  FileSpreadsheet,
  FileText,
  Film,
  Folder,
  Image,
  type LucideIcon,
  Music,
  NotebookText,
} from "lucide-react";
import type { FileType } from "../model";

const icons: Record<FileType, LucideIcon> = {
  folder: Folder,
  document: FileText,
  spreadsheet: FileSpreadsheet,
  presentation: FileChartPie,
  pdf: NotebookText,
  image: Image,
  audio: Music,
  video: Film,
  archive: Archive,
  other: File,
};

export function TypeIcon({ type }: { type: FileType }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" />;
}

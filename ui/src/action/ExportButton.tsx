/** Downloads all of a list that is shown by pages, as it is filtered and sorted. */
import { Download } from "lucide-react";
import { useState } from "react";
import { useKit } from "../base/kit";
import { toast } from "../feedback/toast";
import { Button, type ButtonProps } from "./Button";

type Params = Record<string, string | number>;
/** `failed` is said instead of the usual sentence. */
type Props = Pick<ButtonProps, "size" | "disabledReason"> & {
  params: Params;
  onExport: (filter: Params) => Promise<void>;
  failed?: string;
};

export function ExportButton({ params, onExport, failed, ...button }: Props) {
  const { t } = useKit();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { page: _page, perPage: _perPage, after: _after, before: _before, ...filter } = params;
      await onExport(filter);
      toast.success(t("exported"));
    } catch {
      toast.error(failed ?? t("exportFailed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...button} icon={<Download />} busy={busy} onClick={() => void download()}>
      {t(busy ? "preparing" : "export")}
    </Button>
  );
}

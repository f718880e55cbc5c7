/** Copies something that is to be entered or kept elsewhere, and says whether that worked. */
import { Copy } from "lucide-react";
import { useKit } from "../base/kit";
import { toast } from "../feedback/toast";
import { Button } from "./Button";

/** `what` names it for those who do not see beside what the button stands. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useKit();
  const copy = async () => {
    try {
      // Not there at all where the page came without encryption.
      await navigator.clipboard.writeText(text);
      toast.success(t("copied"));
    } catch {
      toast.error(t("notCopied"));
    }
  };
  return (
    <Button size="sm" icon={<Copy />} aria-label={t("copyOf", { what })} onClick={() => void copy()}>
      {t("copy")}
    </Button>
  );
}

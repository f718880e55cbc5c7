/** Copies something that is to be entered or kept elsewhere, and says whether that worked. */
import { Copy } from "lucide-react";
import { useKit } from "../base/kit";
import { toast } from "../feedback/toast";
import { Button } from "./Button";

/** `what` names it for those who do not see beside what the button stands; by itself it says to everybody what it copies. */
type Props = { text: string } & ({ what: string; label?: never } | { what?: never; label: string });

export function CopyButton({ text, what, label }: Props) {
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
    <Button
      size={label ? "md" : "sm"}
      icon={<Copy />}
      aria-label={what && t("copyOf", { what })}
      onClick={() => void copy()}
    >
      {label ?? t("copy")}
    </Button>
  );
}

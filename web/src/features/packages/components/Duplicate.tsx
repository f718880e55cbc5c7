/** Begins a package with what is in another one, and leads there. */
import { IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { adminPath } from "../model";
import { useDuplicate } from "../queries";

export function Duplicate({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation("packages");
  const go = useNavigate();
  const duplicate = useDuplicate(id, {
    onSuccess: (copy) => {
      toast.success(t("duplicated"));
      return go(adminPath(copy.id));
    },
  });
  return (
    <IconButton
      size="sm"
      label={t("duplicateOf", { title })}
      icon={<Copy />}
      disabled={duplicate.isPending}
      onClick={() => duplicate.mutate()}
    />
  );
}

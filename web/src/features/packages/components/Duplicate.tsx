/** Begins a package with what is in another one, and leads there. */
import { IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { useMutation } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toFailure } from "../../../api/problem";
import { adminPath } from "../model";
import { duplicatePackage, useAccept } from "../queries";

export function Duplicate({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation("packages");
  const go = useNavigate();
  const accept = useAccept();
  const copying = useMutation({
    mutationFn: () => duplicatePackage(id),
    onSuccess: async (made) => {
      accept(made);
      toast.success(t("duplicated"));
      await go(adminPath(made.id));
    },
    onError: (error) => toast.error(toFailure(error).message),
  });
  return (
    <IconButton
      size="sm"
      label={t("duplicateOf", { title })}
      icon={<Copy />}
      disabled={copying.isPending}
      onClick={() => copying.mutate()}
    />
  );
}

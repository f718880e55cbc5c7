/** Begins a package with what is in another one, and leads there. */
import { IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { adminPath } from "../model";
import { useDuplicate } from "../queries";

function useCopy(id: string) {
  const { t } = useTranslation("packages");
  const navigate = useNavigate();
  return useDuplicate(id, {
    onSuccess: (copy) => {
      toast.success(t("duplicated"));
      return navigate(adminPath(copy.id));
    },
  });
}

/** The same in the menu of a row. */
export function useDuplicateEntry(id: string): MenuEntry {
  const { t } = useTranslation("packages");
  const { mutate, isPending } = useCopy(id);
  return {
    id: "duplicate",
    label: t("duplicate"),
    icon: <Copy />,
    disabled: isPending,
    onSelect: () => mutate(),
  };
}

export function Duplicate({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation("packages");
  const duplicate = useCopy(id);
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

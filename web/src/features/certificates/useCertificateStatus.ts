/** Withdraws a certificate and brings it back, each with the way to the other. */
import { toast } from "@learnt/ui/feedback/toast";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../api/problem";
import type { Certificate } from "./model";
import { useChangeStatus } from "./queries";

export function useCertificateStatus({ id, name, reason: before }: Certificate) {
  const { t } = useTranslation("certificates");
  const notice = `certificate-${id}`;
  const undo = useChangeStatus(id, {
    onSuccess: () => toast.success(t("done.undone"), { id: notice }),
    onError: (error) => toast.error(toFailure(error).message, { id: notice }),
  });
  const sayWithUndo = (text: string, back: string | null) =>
    toast.success(text, { id: notice, action: { label: t("undo"), onClick: () => undo.mutate(back) } });
  // The form explains why it could not be withdrawn.
  const withdraw = useChangeStatus(id, {
    onSuccess: () => sayWithUndo(t("done.withdrawn", { name }), null),
    onError: () => undefined,
  });
  const restore = useChangeStatus(id, {
    onSuccess: () =>
      before
        ? sayWithUndo(t("done.restored", { name }), before)
        : toast.success(t("done.restored", { name }), { id: notice }),
    onError: (error) => toast.error(toFailure(error).message, { id: notice }),
  });
  return {
    busy: restore.isPending || undo.isPending,
    /** Throws what the form explains. */
    withdraw: async (reason: string) => void (await withdraw.mutateAsync(reason)),
    restore: () => restore.mutate(null),
  };
}

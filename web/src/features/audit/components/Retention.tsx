/** How long the log is kept, for superadmins: they choose it here. */
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../app/me";
import { toastFailure } from "../../../app/useApiMutation";
import { monthsToChoose } from "../model";
import { retention, useSaveRetention } from "../queries";

export function Retention() {
  const isSuperadmin = useUser().role.includes("superadmin");
  return isSuperadmin ? <RetentionSelect /> : null;
}

function RetentionSelect() {
  const { t } = useTranslation("audit");
  const query = useQuery(retention);
  const saving = useSaveRetention({
    onSuccess: () => toast.success(t("retention.saved")),
    onError: (error) => {
      toastFailure(error);
      void query.refetch();
    },
  });
  if (!query.data) return null;
  const { months, revision } = query.data;
  return (
    <Select
      aria-label={t("retention.label")}
      title={t("retention.label")}
      value={String(saving.isPending ? saving.variables.months : months)}
      disabled={saving.isPending}
      choices={monthsToChoose(months).map((count) => ({
        value: String(count),
        label: t("retention.months", { count }),
      }))}
      onChange={(event) => saving.mutate({ months: Number(event.target.value), revision })}
    />
  );
}

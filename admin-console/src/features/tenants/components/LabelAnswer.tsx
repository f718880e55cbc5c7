/** What the server says about a label, a moment after it was typed. */
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { Box } from "@learnt/ui/layout/layout";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { labelQuery } from "../queries";

export function LabelAnswer({ label }: { label: string }) {
  const { t } = useTranslation("tenants");
  const debounced = useDebounced(label.trim(), 300);
  const answer = useQuery({ ...labelQuery(debounced), enabled: debounced !== "" });

  const describe = (): [text: string, tone?: "good" | "bad"] => {
    if (label.trim() === "") return [t("new.labelHelp")];
    if (debounced !== label.trim() || answer.isPending) return [t("new.checking")];
    if (answer.error) return [t("new.unchecked")];
    if (answer.data.available) return [t("new.free"), "good"];
    return [answer.data.reason ?? t("new.notALabel"), "bad"];
  };

  const [text, tone] = describe();
  return (
    <Box as="span" role="status" color={tone && `${tone}.text`} fontWeight={tone && "medium"}>
      {text}
    </Box>
  );
}

/** A new rule: the badge that it awards. Everything else is said on its own page, to which this leads. */
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathOf } from "../model";
import { useCreateBadgeRule } from "../queries";
import { BadgePicker } from "./BadgePicker";

/** Begins a rule for a badge, and leads to it. */
export function useNewRule() {
  const navigate = useNavigate();
  return useCreateBadgeRule({ onSuccess: ({ id }) => navigate(pathOf(id)) });
}

export function NewRule({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("badge_rules");
  const { mutate, isPending } = useNewRule();
  return (
    <BadgePicker
      title={t("add")}
      note={t("addNote")}
      busy={isPending}
      onClose={onClose}
      onChoose={({ id }) => mutate(id)}
    />
  );
}

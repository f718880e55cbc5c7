/** As what others see whoever is signed in to the sample. */
import { Select } from "@learnt/ui/form/SelectField";
import { useTranslation } from "react-i18next";
import { tryAction } from "../../sample/tryAction";
import { type ChatUser, type Status, statuses } from "../model";
import { saveUser } from "../queries";

export function MyStatus({ user }: { user: ChatUser }) {
  const { t } = useTranslation("sample_chat");
  return (
    <Select
      aria-label={t("myStatus")}
      value={user.status}
      choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      onChange={({ target }) => void tryAction(saveUser({ status: target.value as Status }))}
    />
  );
}

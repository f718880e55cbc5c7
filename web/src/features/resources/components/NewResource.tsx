/** A new resource: its title. */
import { useTranslation } from "react-i18next";
import { TitleDialog } from "../../../app/TitleDialog";
import { adminPath } from "../model";
import { createResource, useAccept } from "../queries";

type Props = { open: boolean; onClose: () => void };

export function NewResource(props: Props) {
  const { t } = useTranslation("resources");
  const accept = useAccept();
  const create = async (title: string) => {
    const made = await createResource(title);
    accept(made);
    return adminPath(made.id);
  };
  return <TitleDialog {...props} feature="resources" title={t("add")} submit={t("create")} create={create} />;
}

/** A new pathway: its title. */
import { useTranslation } from "react-i18next";
import { TitleDialog } from "../../../app/TitleDialog";
import { adminPath } from "../model";
import { createPathway, useAccept } from "../queries";

type Props = { open: boolean; onClose: () => void };

export function NewPathway(props: Props) {
  const { t } = useTranslation("pathways");
  const accept = useAccept();
  const create = async (title: string) => {
    const made = await createPathway(title);
    accept(made);
    return adminPath(made.id);
  };
  return <TitleDialog {...props} feature="pathways" title={t("add")} submit={t("create")} create={create} />;
}

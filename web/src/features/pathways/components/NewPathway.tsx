/** A new pathway: its title. */
import { useTranslation } from "react-i18next";
import { TitleDialog } from "../../../app/TitleDialog";
import { adminPath } from "../model";
import { createPathway, useCacheResult } from "../queries";

type Props = { open: boolean; onClose: () => void };

export function NewPathway(props: Props) {
  const { t } = useTranslation("pathways");
  const accept = useCacheResult();
  const create = async (title: string) => {
    const created = await createPathway(title);
    accept(created);
    return adminPath(created.id);
  };
  return <TitleDialog {...props} feature="pathways" title={t("add")} submit={t("create")} create={create} />;
}

/** A new resource: its title. */
import { useTranslation } from "react-i18next";
import { TitleDialog } from "../../../app/TitleDialog";
import { adminPath } from "../model";
import { createResource, useCacheResult } from "../queries";

type Props = { open: boolean; onClose: () => void };

export function NewResource(props: Props) {
  const { t } = useTranslation("resources");
  const accept = useCacheResult();
  const create = async (title: string) => {
    const created = await createResource(title);
    accept(created);
    return adminPath(created.id);
  };
  return <TitleDialog {...props} feature="resources" title={t("add")} submit={t("create")} create={create} />;
}

/** Something new: its title makes a draft, and everything else is written in the editor. */
import { useTranslation } from "react-i18next";
import { TitleDialog } from "../../../app/TitleDialog";
import { type Kind, pathOf } from "../model";
import { createBlog, useCacheResult } from "../queries";

type NewBlogProps = { kind: Kind; open: boolean; onClose: () => void };

export function NewBlog({ kind, ...props }: NewBlogProps) {
  const { t } = useTranslation("blogs");
  const accept = useCacheResult();
  const create = async (title: string) => {
    const created = await createBlog({ kind, title });
    accept(created);
    return `${pathOf(created)}?edit`;
  };
  return (
    <TitleDialog {...props} feature="blogs" title={t(`add.${kind}`)} submit={t("begin")} create={create} />
  );
}

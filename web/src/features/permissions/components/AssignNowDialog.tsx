/** Who is given something right after it was published, asked in a dialog. */
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { AssignNow, type AssignNowProps } from "./AssignNow";

export function AssignNowDialog(props: AssignNowProps) {
  const { t } = useTranslation("permissions");
  return (
    <Dialog
      open
      onClose={props.onDone}
      title={t("assignNow.title")}
      note={t("assignNow.note", { title: props.title })}
    >
      <AssignNow {...props} />
    </Dialog>
  );
}

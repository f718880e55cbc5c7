/** A dialog in the middle (a sheet from below on phones), a drawer at the side, and the question before what cannot be undone. */
import { Dialog as D, Portal } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** A question that needs an answer: not closed by clicking beside it. */
  role?: "dialog" | "alertdialog";
};

type Shape = { shape: "dialog" | "drawer" };

function Overlay({
  open,
  onClose,
  title,
  note,
  children,
  footer,
  size = "md",
  role = "dialog",
  shape,
}: DialogProps & Shape) {
  const { t } = useKit();
  return (
    <D.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      role={role}
      closeOnInteractOutside={role === "dialog"}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <D.Backdrop className="lt-backdrop" />
        <D.Positioner className={`lt-${shape}-place`}>
          <D.Content className={cx(`lt-${shape}`, `lt-${shape}-${size}`)}>
            <header className="lt-dialog-head">
              <div>
                <D.Title className="lt-dialog-title">{title}</D.Title>
                {note && <D.Description className="lt-dialog-note">{note}</D.Description>}
              </div>
              <D.CloseTrigger asChild>
                <IconButton label={t("close")} icon={<X />} size="sm" />
              </D.CloseTrigger>
            </header>
            {children && <div className="lt-dialog-body">{children}</div>}
            {footer && <footer className="lt-dialog-foot">{footer}</footer>}
          </D.Content>
        </D.Positioner>
      </Portal>
    </D.Root>
  );
}

export const Dialog = (props: DialogProps) => <Overlay {...props} shape="dialog" />;
export const Drawer = (props: DialogProps) => <Overlay {...props} shape="drawer" />;

export type ConfirmProps = Pick<DialogProps, "open" | "onClose" | "title" | "children"> & {
  confirmText: string;
  onConfirm: () => Promise<unknown> | unknown;
};

/** Only where there is no way back; everything else is done at once and offers an undo. */
export function Confirm({ open, onClose, title, children, confirmText, onConfirm }: ConfirmProps) {
  const { t } = useKit();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="danger" busy={busy} onClick={confirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** A dialog in the middle (a sheet from below on phones), a drawer at the side, and the question before what cannot be undone. */
import { Dialog as D, Portal } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button, IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { type Failure, useKit } from "../base/kit";
import { useUnsaved } from "../base/unsaved";
import { Notice } from "../feedback/Notice";
import { KeepContext } from "./keep";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl" | "full";
  /** Instead of the cross: the words of the button that leads back. */
  back?: string;
  /** Something in it would be lost: closing asks first, in these words or the usual ones. A form with changes says so by itself. */
  keep?: boolean | { title: string; text: string; leave: string; stay: string };
  /** A question that needs an answer: not closed by clicking beside it. */
  role?: "dialog" | "alertdialog";
};

export type DrawerProps = DialogProps & {
  /** The side it slides in from. */
  from?: "start" | "end";
  /** What lies below stays as it is: not dimmed where that is what changes. */
  clear?: boolean;
};

type Shape = { shape: "dialog" | "drawer" } & Pick<DrawerProps, "from" | "clear">;

/** Notices lie above everything: who presses one of them does not press beside the dialog. */
const isNotice = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-scope=toast], [data-notices]") !== null;

/** Escape closes an open list of suggestions first, and only then what is around it. */
function listFirst(event: KeyboardEvent): void {
  if (document.activeElement?.matches("[role=combobox][aria-expanded=true]")) event.preventDefault();
}

function Overlay({
  open,
  onClose,
  title,
  note,
  children,
  footer,
  size = "md",
  role = "dialog",
  back,
  keep = false,
  shape,
  from = "end",
  clear = false,
}: DialogProps & Shape) {
  const { t } = useKit();
  const content = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState(false);
  const [asking, setAsking] = useState(false);
  const kept = open && (Boolean(keep) || filled);
  const words = typeof keep === "object" ? keep : undefined;
  useUnsaved(kept);

  return (
    <D.Root
      open={open}
      onOpenChange={(change) => !change.open && (kept ? setAsking(true) : onClose())}
      onEscapeKeyDown={listFirst}
      // What was opened from something that closes with it, such as a note from a panel, stays.
      onRequestDismiss={(event) => event.preventDefault()}
      // The focus that something closing gives back is nobody's wish to leave: only pressing beside it is.
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => isNotice(event.detail.originalEvent.target) && event.preventDefault()}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>("[data-autofocus]") ?? null}
      role={role}
      closeOnInteractOutside={role === "dialog"}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <D.Backdrop className={cx("lt-backdrop", clear && "lt-backdrop-clear")} />
        <D.Positioner className={`lt-${shape}-place`} data-from={from}>
          <D.Content ref={content} className={cx(`lt-${shape}`, `lt-${shape}-${size}`)}>
            <div className="lt-dialog-head">
              <div>
                <D.Title className="lt-dialog-title" dir="auto">
                  {title}
                </D.Title>
                {note && <D.Description className="lt-dialog-note">{note}</D.Description>}
              </div>
              <D.CloseTrigger asChild>
                {back ? (
                  <Button icon={<X />}>{back}</Button>
                ) : (
                  <IconButton label={t("close")} icon={<X />} size="sm" />
                )}
              </D.CloseTrigger>
            </div>
            {children && (
              <KeepContext value={setFilled}>
                <div className="lt-dialog-body">{children}</div>
              </KeepContext>
            )}
            {footer && <div className="lt-dialog-foot">{footer}</div>}
          </D.Content>
        </D.Positioner>
      </Portal>
      {asking && (
        <Confirm
          open
          onClose={() => setAsking(false)}
          title={words?.title ?? t("discardTitle")}
          confirmText={words?.leave ?? t("discard")}
          cancelText={words?.stay ?? t("keepEditing")}
          onConfirm={onClose}
        >
          {words?.text ?? t("discardText")}
        </Confirm>
      )}
    </D.Root>
  );
}

export const Dialog = (props: DialogProps) => <Overlay {...props} shape="dialog" />;
export const Drawer = (props: DrawerProps) => <Overlay {...props} shape="drawer" />;

export type ConfirmProps = Pick<DialogProps, "open" | "onClose" | "title" | "children"> & {
  confirmText: string;
  cancelText?: string;
  onConfirm: () => Promise<unknown> | unknown;
  /** Nothing is lost by it: it is asked because others see it at once. */
  harmless?: boolean;
};

/** Only where there is no way back; everything else is done at once and offers an undo. A refusal is said in it. */
export function Confirm({
  open,
  onClose,
  title,
  children,
  confirmText,
  cancelText,
  onConfirm,
  harmless,
}: ConfirmProps) {
  const { t, toFailure } = useKit();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      close();
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button data-autofocus onClick={close}>
            {cancelText ?? t("cancel")}
          </Button>
          <Button variant={harmless ? "solid" : "danger"} busy={busy} onClick={confirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad" title={failure.message} />}
      {children}
    </Dialog>
  );
}

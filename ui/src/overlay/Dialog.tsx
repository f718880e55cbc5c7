/** A dialog in the middle (a sheet from below on phones), a drawer at the side, and the question before what cannot be undone. */
import { Dialog as ChakraDialog, Drawer as ChakraDrawer, Portal } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { Button, IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { type Failure, useKit } from "../base/kit";
import { useUnsaved } from "../base/unsaved";
import { Notice } from "../feedback/Notice";
import { KeepOpenContext } from "./keepOpen";

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

type DialogShape = { shape: typeof ChakraDialog | typeof ChakraDrawer } & Pick<DrawerProps, "from" | "clear">;

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
  shape: P,
  from = "end",
  clear = false,
}: DialogProps & DialogShape) {
  const { t } = useKit();
  const content = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState(false);
  /** The same without waiting for the next time that this is drawn. */
  const filledNow = useRef(false);
  const fill = useCallback((on: boolean) => {
    filledNow.current = on;
    setFilled(on);
  }, []);
  const [asking, setAsking] = useState(false);
  const keepsOpen = open && (Boolean(keep) || filled);
  const question = typeof keep === "object" ? keep : undefined;
  useUnsaved(keepsOpen);
  const close = () => (keep || filledNow.current ? setAsking(true) : onClose());

  return (
    <P.Root
      open={open}
      size={size}
      {...(P === ChakraDrawer ? { placement: from } : {})}
      onOpenChange={(change) => !change.open && close()}
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
        <P.Backdrop className={cx("kit-backdrop", clear && "kit-backdrop-clear")} />
        <P.Positioner>
          <P.Content ref={content} className={P === ChakraDrawer ? "kit-drawer" : undefined}>
            <P.Header>
              <div>
                <P.Title dir="auto">{title}</P.Title>
                {note && <P.Description>{note}</P.Description>}
              </div>
              <P.CloseTrigger asChild>
                {back ? (
                  <Button icon={<X />}>{back}</Button>
                ) : (
                  <IconButton label={t("close")} icon={<X />} size="sm" />
                )}
              </P.CloseTrigger>
            </P.Header>
            {children && (
              <KeepOpenContext value={fill}>
                <P.Body className="kit-dialog-body">{children}</P.Body>
              </KeepOpenContext>
            )}
            {footer && <P.Footer>{footer}</P.Footer>}
          </P.Content>
        </P.Positioner>
      </Portal>
      {asking && (
        <Confirm
          open
          onClose={() => setAsking(false)}
          title={question?.title ?? t("discardTitle")}
          confirmText={question?.leave ?? t("discard")}
          cancelText={question?.stay ?? t("keepEditing")}
          onConfirm={onClose}
        >
          {question?.text ?? t("discardText")}
        </Confirm>
      )}
    </P.Root>
  );
}

export const Dialog = (props: DialogProps) => <Overlay {...props} shape={ChakraDialog} />;
export const Drawer = (props: DrawerProps) => <Overlay {...props} shape={ChakraDrawer} />;

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

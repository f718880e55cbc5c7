/**
 * The organisation's support chat: a button in the corner, and a panel above it with another house's script in a frame that has
 * no origin. Once opened it stays in the page, so that closing the panel ends no conversation.
 */
import { IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { useKit } from "@learnt/ui/base/kit";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { MessageCircleQuestionMark, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import "./support_chat.css";

const FRAME = "/api/support-chat/frame";

export function SupportChat() {
  const { t } = useTranslation("shell");
  const { t: kit } = useKit();
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    <div className="support-chat-place">
      {requested && (
        <section
          ref={panel}
          id={id}
          role="dialog"
          aria-labelledby={`${id}-title`}
          className={cx("support-chat-panel", !open && "support-chat-closed")}
          tabIndex={-1}
          hidden={!open}
          onKeyDown={leave}
        >
          <header className="support-chat-head">
            <div>
              <h2 id={`${id}-title`}>{t("support.title")}</h2>
              <p>{t("support.note")}</p>
            </div>
            <IconButton label={kit("close")} icon={<X />} size="sm" onClick={close} />
          </header>
          {!loaded && (
            <div className="support-chat-waiting">
              <Spinner />
            </div>
          )}
          <iframe
            className="support-chat-frame"
            src={FRAME}
            title={t("support.title")}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            onLoad={() => setLoaded(true)}
          />
        </section>
      )}
      <IconButton
        ref={button}
        className="support-chat-button"
        variant="outline"
        label={t("support.title")}
        icon={<MessageCircleQuestionMark />}
        aria-expanded={open}
        aria-controls={requested ? id : undefined}
        onKeyDown={leave}
        onClick={() => {
          setRequested(true);
          setOpen(!open);
        }}
      />
    </div>
  );
}

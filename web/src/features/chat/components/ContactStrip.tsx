/** Faces below each other; arrows lead along them, and the next ones come as one nears their end. */
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Avatar } from "@learnt/ui/media/Avatar";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Contact, nextIndexForKey } from "../model";

type ContactStripProps = {
  contacts: readonly Contact[] | undefined;
  chosen: string | null;
  busy: boolean;
  more: boolean;
  onMore: () => void;
  onChoose: (contact: Contact) => void;
};

const PLACEHOLDERS = ["1", "2", "3", "4", "5"];

export function ContactStrip({ contacts, chosen, busy, more, onMore, onChoose }: ContactStripProps) {
  const { t } = useTranslation("chat");
  const strip = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const ask = useRef(onMore);
  ask.current = onMore;
  useEffect(() => {
    if (!more || !end.current) return;
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask.current(),
      { root: strip.current, rootMargin: "0px 0px 200px" },
    );
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [more]);

  if (!contacts)
    return (
      <div className="chat-strip" aria-hidden="true">
        {PLACEHOLDERS.map((item) => (
          <span key={item} className="chat-face">
            <Skeleton width="40px" height="40px" round />
          </span>
        ))}
      </div>
    );
  const at = contacts.findIndex(({ userId }) => userId === chosen);
  const go = (event: KeyboardEvent) => {
    const faces = [...(strip.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const place = nextIndexForKey(event.key, faces.indexOf(event.target as HTMLElement), faces.length);
    const contact = place === null ? undefined : contacts[place];
    if (place === null || !contact) return;
    event.preventDefault();
    faces[place]?.focus();
    onChoose(contact);
  };
  // With nobody in it there is no strip to go along.
  if (contacts.length === 0) return <div className="chat-strip" />;
  return (
    <div
      ref={strip}
      className="chat-strip"
      role="tablist"
      aria-orientation="vertical"
      aria-label={t("title")}
      aria-busy={busy || undefined}
      onKeyDown={go}
    >
      {contacts.map((contact, place) => {
        const { userId, displayName, avatar, online } = contact;
        return (
          <button
            key={userId}
            type="button"
            role="tab"
            className="chat-face"
            title={displayName}
            aria-label={online ? t("isOnline", { name: displayName }) : displayName}
            aria-selected={place === at}
            tabIndex={place === Math.max(at, 0) ? 0 : -1}
            onClick={() => onChoose(contact)}
          >
            <Avatar name={displayName} src={avatar} />
            {online && <span className="chat-dot" aria-hidden="true" />}
          </button>
        );
      })}
      <span ref={end} aria-hidden="true" className="chat-end" />
    </div>
  );
}

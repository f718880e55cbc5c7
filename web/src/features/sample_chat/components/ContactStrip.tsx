/** The contacts as a strip of faces below each other; arrows lead along them. */
import { Avatar } from "@learnt/ui/media/Avatar";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { nextIndexForKey } from "../../chat/model";
import type { ChatContact } from "../model";

type Props = { contacts: readonly ChatContact[]; open: string | null; onOpen: (contactId: string) => void };

export function ContactStrip({ contacts, open, onOpen }: Props) {
  const { t } = useTranslation("sample_chat");
  const strip = useRef<HTMLDivElement>(null);
  const at = contacts.findIndex(({ id }) => id === open);
  const go = (event: KeyboardEvent) => {
    const faces = [...(strip.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const place = nextIndexForKey(event.key, faces.indexOf(event.target as HTMLElement), faces.length);
    const contact = place === null ? undefined : contacts[place];
    if (place === null || !contact) return;
    event.preventDefault();
    faces[place]?.focus();
    onOpen(contact.id);
  };
  return (
    <div
      ref={strip}
      className="chat-strip"
      role="tablist"
      aria-orientation="vertical"
      aria-label={t("contacts")}
      onKeyDown={go}
    >
      {contacts.map(({ id, name, status, unread }, place) => {
        const state = unread > 0 ? t("unread", { count: unread }) : t(`status.${status}`);
        return (
          <button
            key={id}
            type="button"
            role="tab"
            className="chat-face"
            title={`${name} · ${state}`}
            aria-label={`${name}, ${state}`}
            aria-selected={place === at}
            tabIndex={place === Math.max(at, 0) ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            <Avatar name={name} />
            {(unread > 0 || status === "online") && <span className="chat-dot" aria-hidden="true" />}
          </button>
        );
      })}
    </div>
  );
}

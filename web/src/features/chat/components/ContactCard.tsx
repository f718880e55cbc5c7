/** One person and the ways to reach them. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Contact, callTo, mailTo } from "../model";

export function ContactCard({ contact }: { contact: Contact }) {
  const { t } = useTranslation("chat");
  const { displayName, avatar, position, relation, email, phone, online } = contact;
  const call = phone ? callTo(phone) : null;
  return (
    <section className="ch-card" role="tabpanel" aria-label={displayName}>
      <Avatar name={displayName} src={avatar} size="xl" />
      <h3 className="ch-name">
        <bdi>{displayName}</bdi>
      </h3>
      {position && (
        <p className="ch-position">
          <bdi>{position}</bdi>
        </p>
      )}
      <p className="ch-about">
        <Badge tone={relation === "member" ? "neutral" : "accent"}>{t(`relation.${relation}`)}</Badge>
        {online && <span className="lt-online">{t("online")}</span>}
      </p>
      <div className="ch-ways">
        {email && (
          <a className="lt-btn lt-btn-outline" href={mailTo(email)}>
            <Mail aria-hidden="true" />
            <span className="lt-btn-text">{t("mail")}</span>
          </a>
        )}
        {email && <bdi className="ch-way">{email}</bdi>}
        {call && (
          <a className="lt-btn lt-btn-outline" href={call}>
            <Phone aria-hidden="true" />
            <span className="lt-btn-text">{t("call")}</span>
          </a>
        )}
        {call && (
          <bdi className="ch-way" dir="ltr">
            {phone}
          </bdi>
        )}
        {!email && !call && <p className="ch-way">{t("noWay")}</p>}
      </div>
    </section>
  );
}

/** On one's own page: the certificates that one's courses gave, the newest first, each leading to its page. */
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { OwnList } from "../../../app/OwnList";
import { useNow } from "../../../app/useNow";
import { type OwnCertificate, pathOf, stateOf, toneOf } from "../model";
import { ownCertificates, useOwnNews } from "../queries";
import "../certificates.css";
import { DownloadPdf } from "./Hand";

export function OwnCertificates() {
  const { t } = useTranslation("certificates");
  const list = useInfiniteQuery(ownCertificates);
  const now = useNow();
  useOwnNews();
  return (
    <OwnList
      list={list}
      className="ce-own"
      more={t("own.more")}
      empty={
        <EmptyState icon={<BadgeCheck />} title={t("own.none")}>
          {t("own.noneText")}
        </EmptyState>
      }
    >
      {(one) => <One one={one} now={now} />}
    </OwnList>
  );
}

function One({ one, now }: { one: OwnCertificate; now: number }) {
  const { t } = useTranslation("certificates");
  const { Link } = useKit();
  const { date } = useFormat();
  const state = stateOf({ withdrawnAt: null, expiresAt: one.expiresAt ?? null }, now);
  return (
    <div className="ce-one-row">
      <Link to={pathOf(one.code)} className="ce-one">
        <span className="ce-mark" aria-hidden="true">
          <BadgeCheck />
        </span>
        <span className="ce-one-text">
          <span className="ce-one-title" dir="auto">
            {one.title}
          </span>
          <small>
            {t("own.issued", { date: date(one.issuedOn) })}
            {one.validUntil && ` · ${t("own.until", { date: date(one.validUntil) })}`}
          </small>
        </span>
        {state === "expired" && <Badge tone={toneOf.expired}>{t("state.expired")}</Badge>}
      </Link>
      {one.download && <DownloadPdf id={one.id} label={t("own.pdf", { title: one.title })} small />}
    </div>
  );
}

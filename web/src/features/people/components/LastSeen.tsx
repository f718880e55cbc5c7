/** When somebody was here last; now, with what they have open and on what. */
import { useFormat } from "@learnt/ui/base/format";
import { useTranslation } from "react-i18next";
import type { PersonDetail } from "../model";

export function LastSeen({ person }: { person: Pick<PersonDetail, "lastSeenAt" | "presence"> }) {
  const { t } = useTranslation("people");
  const { dateTime, relative } = useFormat();
  const { lastSeenAt, presence } = person;
  if (presence?.state === "online") {
    const { currentFeature, browserName, osName } = presence;
    const where = currentFeature && currentFeature !== "unknown" ? [t(`feature.${currentFeature}`)] : [];
    return (
      <>
        <span className="kit-online">{t("online")}</span>
        {[...where, browserName, osName].filter(Boolean).map((part) => (
          <span key={part}>
            {" · "}
            <bdi>{part}</bdi>
          </span>
        ))}
      </>
    );
  }
  if (!lastSeenAt) return t("neverSeen");
  return (
    <time dateTime={lastSeenAt} title={dateTime(lastSeenAt)}>
      {t("lastSeenAt", { when: relative(lastSeenAt) })}
    </time>
  );
}

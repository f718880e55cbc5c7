/** Where one is signed in: each device with what is known of it, and the way to end it there. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Lines } from "@learnt/ui/layout/Lines";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { LogOut, Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type MySession, methodKind, sortSessions } from "../model";
import { endOtherSessions, endSession, mySessions } from "../queries";
import { Item, ItemText, Named } from "./styles";

const icons: Record<string, typeof Monitor> = { mobile: Smartphone, tablet: Tablet };

/** So many are shown at first: this device, and those that were seen last. */
const SHOWN_AT_FIRST = 5;

export function SessionsCard({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation("security");
  const list = useQuery(mySessions);
  const [ending, setEnding] = useState<MySession | "others" | null>(null);
  const nameOf = useDeviceName();
  const sessions = sortSessions(list.data ?? []);
  const [all, setAll] = useState(false);
  // The rest is folded; one line alone takes no more room than the button would.
  const shown = all || sessions.length <= SHOWN_AT_FIRST + 1 ? sessions : sessions.slice(0, SHOWN_AT_FIRST);
  const hasOthers = sessions.some((session) => !session.current);

  return (
    <Card
      title={t("sessions.title")}
      note={t("sessions.note")}
      actions={
        hasOthers &&
        !disabled && (
          <Button icon={<LogOut className="kit-flip" />} onClick={() => setEnding("others")}>
            {t("sessions.endOthers")}
          </Button>
        )
      }
    >
      {list.isPending && <SkeletonText lines={3} />}
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      <Lines pad="0.85rem" flush>
        {shown.map((session) => (
          <Session
            key={session.id}
            session={session}
            name={nameOf(session)}
            onEnd={disabled || session.current ? null : () => setEnding(session)}
          />
        ))}
      </Lines>
      {shown.length < sessions.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {t("sessions.all", { count: sessions.length })}
        </Button>
      )}
      {ending && (
        <Confirm
          open
          onClose={() => setEnding(null)}
          title={
            ending === "others"
              ? t("sessions.endOthersTitle")
              : t("sessions.endTitle", { device: nameOf(ending) })
          }
          confirmText={t(ending === "others" ? "sessions.endOthers" : "sessions.end")}
          onConfirm={async () => {
            if (ending === "others") await endOtherSessions();
            else await endSession(ending.id);
            toast.success(t(ending === "others" ? "sessions.othersEnded" : "sessions.ended"));
          }}
        >
          {t("sessions.endText")}
        </Confirm>
      )}
    </Card>
  );
}

function useDeviceName() {
  const { t } = useTranslation("security");
  return ({ browser, os }: MySession): string => {
    if (browser && os) return t("sessions.browserOn", { browser, os });
    return browser ?? os ?? t("sessions.unknown");
  };
}

type Props = { session: MySession; name: string; onEnd: (() => void) | null };

function Session({ session, name, onEnd }: Props) {
  const { t } = useTranslation("security");
  const { dateTime, relative } = useFormat();
  const { device, teamDisplayName, ip, lastSeenAt, createdAt, method, factor, current, actorName } = session;
  const Icon = icons[device ?? ""] ?? Monitor;
  return (
    <Item>
      <Icon aria-hidden="true" />
      <ItemText>
        <Named>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {current && <Badge tone="good">{t("sessions.current")}</Badge>}
          {actorName && <Badge tone="warn">{t("sessions.acting", { name: actorName })}</Badge>}
        </Named>
        <Text muted small>
          <bdi>{teamDisplayName}</bdi>
          {ip && (
            <>
              {" · "}
              <bdi dir="ltr">{ip}</bdi>
            </>
          )}
          {!current && (
            <>
              {" · "}
              <time dateTime={lastSeenAt} title={dateTime(lastSeenAt)}>
                {t("sessions.seen", { when: relative(lastSeenAt) })}
              </time>
            </>
          )}
        </Text>
        <Text muted small>
          {t("sessions.began", { date: dateTime(createdAt) })}
          {" · "}
          {t(`method.${methodKind(method)}`, { defaultValue: method })}
          {factor && ` · ${t(`factor.${factor}`, { defaultValue: factor })}`}
        </Text>
      </ItemText>
      {onEnd && (
        <Button size="sm" onClick={onEnd} aria-label={t("sessions.endOne", { device: name })}>
          {t("sessions.end")}
        </Button>
      )}
    </Item>
  );
}

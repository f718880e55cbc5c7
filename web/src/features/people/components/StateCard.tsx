/** The state of a membership and how far the person has come: invited, joined, last seen. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { toast } from "@learnt/ui/feedback/toast";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { KeyRound, Mail } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type PersonDetail, type Status, toneOf } from "../model";
import { useChangeStatus, useInvite } from "../queries";
import { FirstPassword } from "./FirstPassword";
import { LastSeen } from "./LastSeen";
import { StatusMenu } from "./StatusMenu";

export function StateCard({ person }: { person: PersonDetail }) {
  const { t } = useTranslation("people");
  const { date, dateTime } = useFormat();
  const change = useChangeStatus();
  const invite = useInvite(person.id);
  const [asking, setAsking] = useState(false);

  const move = async (status: Status, before: Status | null) => {
    try {
      await change.mutateAsync({ ids: [person.id], status });
      const undo = before ? { action: { label: t("undo"), onClick: () => void move(before, null) } } : {};
      toast.success(t("statusNow", { status: t(`status.${status}`) }), undo);
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };
  const send = async () => {
    try {
      await invite.mutateAsync(undefined);
      toast.success(t("invitationSent", { email: person.profile.email }));
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };

  return (
    <Card title={t("status")}>
      <Stack gap="3">
        <Flex justify="space-between" align="center" gap="2" wrap="wrap">
          <Badge tone={toneOf(person.status)}>{t(`status.${person.status}`)}</Badge>
          {person.can.changeStatus && (
            <StatusMenu
              current={person.status}
              busy={change.isPending}
              onChoose={(status) => void move(status, person.status)}
            />
          )}
        </Flex>
        {!person.can.changeStatus && (
          <Text muted small>
            {t(person.can.edit ? "cannotChangeOwn" : "cannotEdit")}
          </Text>
        )}
        {person.terminationDate && (
          <Text small>{t("terminatedOn", { date: date(person.terminationDate) })}</Text>
        )}
        <Text muted small>
          <LastSeen person={person} />
          {person.invitedAt && (
            <>
              <br />
              {t("invitedAt", { when: dateTime(person.invitedAt) })}
            </>
          )}
        </Text>
        {person.can.invite && person.invitation !== "joined" && (
          <Button icon={<Mail />} busy={invite.isPending} onClick={() => void send()}>
            {t(person.invitation === "invited" ? "resend" : "sendInvitation")}
          </Button>
        )}
        {person.can.edit && !person.profile.email && (
          <Button icon={<KeyRound />} onClick={() => setAsking(true)}>
            {t("password.set")}
          </Button>
        )}
      </Stack>
      <FirstPassword id={person.id} open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}

/** Invites people who have not come yet: those who are selected, or all that the list's filter keeps. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Mail } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PeopleFilter, useInviteMany } from "../queries";

type Props = {
  people: { ids: string[] } | { filter: PeopleFilter };
  /** How many were selected, or are kept. */
  count: number;
  onDone?: () => void;
};

export function InviteMany({ people, count, onDone }: Props) {
  const { t } = useTranslation("people");
  const { number } = useFormat();
  const invite = useInviteMany();
  const box = useId();
  const [isOpen, setOpen] = useState(false);
  const [again, setAgain] = useState(false);
  // The palette leads to the list of those who were not invited yet, with the question already asked.
  useQueryParamAction("ids" in people ? "" : "invite", () => setOpen(true));

  const send = async () => {
    const { invited, skipped, inProgress } = await invite.mutateAsync({ ...people, again });
    if (inProgress) toast.success(t("inviting.begun", { count: inProgress, people: number(inProgress) }));
    else
      toast.success(t("inviting.sent", { count: invited }), {
        ...(skipped ? { description: t("inviting.skipped", { count: skipped }) } : {}),
      });
    onDone?.();
  };

  return (
    <>
      <Button size={"ids" in people ? "sm" : "md"} icon={<Mail />} onClick={() => setOpen(true)}>
        {t("ids" in people ? "inviting.selected" : "inviting.all")}
      </Button>
      <Confirm
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("inviting.title", { count })}
        confirmText={t("inviting.send")}
        cancelText={t("cancel")}
        onConfirm={send}
        harmless
      >
        <Stack gap="3">
          <Text>{t("inviting.text")}</Text>
          <label className="kit-check-row" htmlFor={box}>
            <Checkbox id={box} checked={again} onChange={(event) => setAgain(event.target.checked)} />
            <span>{t("inviting.again")}</span>
          </label>
        </Stack>
      </Confirm>
    </>
  );
}

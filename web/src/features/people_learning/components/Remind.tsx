/** Reminds people of what they have not completed; says of whom it was not needed, or was done today already. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { BellRing } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Reminders, remindersIn } from "../model";
import { type ReminderRequest, useRemind } from "../queries";

type Props = {
  /** The word on the button. */
  label: string;
  of: ReminderRequest;
  onDone: () => void;
};

/** Says what became of it. */
export function useToastReminders() {
  const { t } = useTranslation("people_learning");
  return (sent: Reminders): void => {
    const [first = "", ...more] = remindersIn(t, sent);
    toast.success(first, more.length > 0 ? { description: more.join(" ") } : {});
  };
}

export function Remind({ label, of, onDone }: Props) {
  const toastReminders = useToastReminders();
  const remind = useRemind({
    onSuccess: (sent) => {
      toastReminders(sent);
      onDone();
    },
  });
  return (
    <Button size="sm" icon={<BellRing />} busy={remind.isPending} onClick={() => remind.mutate(of)}>
      {label}
    </Button>
  );
}

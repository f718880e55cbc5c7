/** Reminds people of what they have not completed; says of whom it was not needed, or was done today already. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { useMutation } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type Reminders, remindersIn } from "../model";

type Props = {
  /** The word on the button. */
  label: string;
  send: () => Promise<Reminders>;
  onDone: () => void;
};

/** Sends, and says what became of it. */
export function useRemind() {
  const { t } = useTranslation("people_learning");
  return async (send: () => Promise<Reminders>): Promise<boolean> => {
    try {
      const [first = "", ...more] = remindersIn(t, await send());
      toast.success(first, more.length > 0 ? { description: more.join(" ") } : {});
      return true;
    } catch (error) {
      toast.error(toFailure(error).message);
      return false;
    }
  };
}

export function Remind({ label, send, onDone }: Props) {
  const remind = useRemind();
  const run = useMutation({ mutationFn: () => remind(send), onSuccess: (sent) => sent && onDone() });
  return (
    <Button size="sm" icon={<BellRing />} busy={run.isPending} onClick={() => run.mutate()}>
      {label}
    </Button>
  );
}

/** What is done at once, without a form that could show a refusal: it is told in a notice. Says whether it was done. */
import { toast } from "@learnt/ui/feedback/toast";
import { toFailure } from "../../api/problem";

export const tryAction = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      toast.error(toFailure(error).message);
      return false;
    },
  );

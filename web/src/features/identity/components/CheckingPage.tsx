/** As long as the server looks at something. */
import { ProgressBusy } from "@learnt/ui/feedback/Progress";
import { AuthFrame } from "./AuthFrame";

export function CheckingPage({ what, text }: { what: string; text?: string }) {
  return (
    <AuthFrame heading={what} text={text}>
      <ProgressBusy label={what} />
    </AuthFrame>
  );
}

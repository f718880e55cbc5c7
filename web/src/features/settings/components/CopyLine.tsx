/** Something to be entered elsewhere, with a button that copies it. */
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { Wrap } from "@learnt/ui/layout/layout";

export function CopyLine({ label, hint, value }: { label: string; hint: string; value: string }) {
  return (
    <div className="kit-field">
      <p className="kit-label">{label}</p>
      <Wrap align="center" css={{ "& > .kit-code": { overflowWrap: "anywhere" } }}>
        <code className="kit-code" dir="ltr">
          {value}
        </code>
        <CopyButton text={value} what={label} />
      </Wrap>
      <div className="kit-field-hint">{hint}</div>
    </div>
  );
}

/** What is to be entered elsewhere: names, and values to be copied. */
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";

const line = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.25rem 0.75rem" } as const;

const List = chakra(
  "dl",
  {},
  withCss({
    display: "grid",
    gap: "1.5",
    mt: "1.5",
    "& > div": line,
    "& dt": { minInlineSize: "3.5rem" },
    "& dd": { ...line, minInlineSize: "0", overflowWrap: "anywhere" },
  }),
);

export function CopyRows({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <List>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code className="kit-code">{value}</code>
            <CopyButton text={value} what={name} />
          </dd>
        </div>
      ))}
    </List>
  );
}

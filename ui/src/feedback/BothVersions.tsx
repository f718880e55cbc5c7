/** What both wrote, field by field, side by side. */
import { useFormat } from "../base/format";
import { useKit } from "../base/kit";
import type { MergeConflict } from "../base/rebase";
import { SimpleGrid, Stack } from "../layout/layout";
import { Text } from "../layout/Text";
import type { DescribeField } from "./ConflictNotice";

type Props = { conflicts: readonly MergeConflict[]; describe?: DescribeField | undefined };

export function BothVersions({ conflicts, describe }: Props) {
  const { t } = useKit();
  const plain = usePlainValue();
  const rows = conflicts.map(({ path, mine, theirs }) => {
    const { label = t("conflict.other"), text } = describe?.(path) ?? {};
    const show = (value: unknown) => text?.(value) ?? plain(value);
    return { name: path.join("."), label, mine: show(mine), theirs: show(theirs) };
  });
  if (rows.length === 0) return <Text muted>{t("conflict.none")}</Text>;
  return (
    <Stack as="ul" gap="3" listStyleType="none" padding="0" margin="0">
      {rows.map(({ name, label, mine, theirs }) => (
        <li key={name}>
          <Text fontWeight="semibold">
            <bdi>{label}</bdi>
          </Text>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
            <Version title={t("conflict.myVersion")} text={mine} />
            <Version title={t("conflict.theirVersion")} text={theirs} />
          </SimpleGrid>
        </li>
      ))}
    </Stack>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Text small muted>
        {title}
      </Text>
      <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </div>
  );
}

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** Pictures and files are kept by such names, which tell nobody anything. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** What a program calls its parts. */
const HIDDEN_KEYS = ["id", "key", "kind", "type", "mode", "field", "attrs", "marks"];

/** A value in plain text, whatever it is. */
function usePlainValue(): (value: unknown) => string {
  const { t } = useKit();
  const { number, date, dateTime } = useFormat();
  const leaf = (value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "conflict.on" : "conflict.off");
    if (typeof value === "number") return number(value);
    if (typeof value !== "string") return "";
    if (ID.test(value)) return t("conflict.file");
    if (DAY_PATTERN.test(value)) return date(value);
    return DATE_TIME_PATTERN.test(value) ? dateTime(value) : value;
  };
  const whole = (value: unknown): string => {
    if (Array.isArray(value)) {
      const parts = value.map(whole).filter(Boolean);
      return parts.join(value.some((item) => typeof item === "object") ? "\n" : ", ");
    }
    if (typeof value !== "object" || value === null) return leaf(value);
    const parts = Object.entries(value).map(([key, item]) => (HIDDEN_KEYS.includes(key) ? "" : whole(item)));
    return parts.filter(Boolean).join(" · ");
  };
  return (value) => whole(value) || t("conflict.empty");
}

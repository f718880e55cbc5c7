/** How requests were answered in the last day: all together, and the tenants that fail or wait most. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/paths";
import { Rows } from "../../../app/Rows";
import { failedPercent } from "../model";
import type { Fleet } from "../queries";

type Every = Fleet["answers"];
type One = Every["all"];

export function Answers({ answers }: { answers: Every }) {
  const { t, i18n } = useTranslation("fleet");
  const format = useFormat();
  const share = (one: One) => failedPercent(one, i18n.language);
  const wait = (one: One) =>
    typeof one.p95Ms === "number" ? t("milliseconds", { ms: format.number(one.p95Ms) }) : "–";
  const { all, failing, slow } = answers;
  return (
    <Card title={t("requests")} note={t("requestsNote")}>
      <Stack gap="4">
        <Facts
          facts={[
            { name: t("requestsAll"), value: format.number(all.requests) },
            { name: t("errorRate"), value: share(all) },
            { name: t("p95"), value: wait(all) },
          ]}
        />
        <Named
          title={t("failing")}
          none={t("noneFailing")}
          rows={failing}
          note={(one) =>
            t("failedOf", { failed: format.number(one.errors), all: format.number(one.requests) })
          }
          badge={(one) => <Badge tone="bad">{share(one)}</Badge>}
        />
        <Named
          title={t("slow")}
          none={t("noneSlow")}
          rows={slow}
          note={(one) => t("ofRequests", { all: format.number(one.requests) })}
          badge={(one) => <Badge tone="warn">{wait(one)}</Badge>}
        />
      </Stack>
    </Card>
  );
}

type NamedProps = {
  title: string;
  none: string;
  rows: readonly One[];
  note: (one: One) => string;
  badge: (one: One) => ReactNode;
};

function Named({ title, none, rows, note, badge }: NamedProps) {
  return (
    <section aria-label={title}>
      <Heading level={3}>{title}</Heading>
      {rows.length === 0 && (
        <Text small muted>
          {none}
        </Text>
      )}
      <Rows hidden={rows.length === 0}>
        {rows.map((one) => (
          <li key={one.id}>
            <span data-part="name">
              <Link to={paths.tenant(one.id)}>{one.name}</Link>
            </span>
            <span>{note(one)}</span>
            {badge(one)}
          </li>
        ))}
      </Rows>
    </section>
  );
}

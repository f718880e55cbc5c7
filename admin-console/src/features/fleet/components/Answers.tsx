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

type FleetAnswers = Fleet["answers"];
type TenantAnswers = FleetAnswers["all"];

export function Answers({ answers }: { answers: FleetAnswers }) {
  const { t, i18n } = useTranslation("fleet");
  const format = useFormat();
  const share = (item: TenantAnswers) => failedPercent(item, i18n.language);
  const wait = (item: TenantAnswers) =>
    typeof item.p95Ms === "number" ? t("milliseconds", { ms: format.number(item.p95Ms) }) : "–";
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
        <NamedRows
          title={t("failing")}
          none={t("noneFailing")}
          rows={failing}
          note={(item) =>
            t("failedOf", { failed: format.number(item.errors), all: format.number(item.requests) })
          }
          badge={(item) => <Badge tone="bad">{share(item)}</Badge>}
        />
        <NamedRows
          title={t("slow")}
          none={t("noneSlow")}
          rows={slow}
          note={(item) => t("ofRequests", { all: format.number(item.requests) })}
          badge={(item) => <Badge tone="warn">{wait(item)}</Badge>}
        />
      </Stack>
    </Card>
  );
}

type NamedRowsProps = {
  title: string;
  none: string;
  rows: readonly TenantAnswers[];
  note: (item: TenantAnswers) => string;
  badge: (item: TenantAnswers) => ReactNode;
};

function NamedRows({ title, none, rows, note, badge }: NamedRowsProps) {
  return (
    <section aria-label={title}>
      <Heading level={3}>{title}</Heading>
      {rows.length === 0 && (
        <Text small muted>
          {none}
        </Text>
      )}
      <Rows hidden={rows.length === 0}>
        {rows.map((item) => (
          <li key={item.id}>
            <span data-part="name">
              <Link to={paths.tenant(item.id)}>{item.name}</Link>
            </span>
            <span>{note(item)}</span>
            {badge(item)}
          </li>
        ))}
      </Rows>
    </section>
  );
}

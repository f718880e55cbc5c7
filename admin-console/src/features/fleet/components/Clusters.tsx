/** The databases that hold tenants: how full they are, and how loaded. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { useTranslation } from "react-i18next";
import type { Fleet } from "../queries";

type Cluster = Fleet["clusters"][number];

export function Clusters({ clusters }: { clusters: Fleet["clusters"] }) {
  return clusters.map((cluster) => <ClusterCard key={cluster.id} cluster={cluster} />);
}

function ClusterCard({ cluster }: { cluster: Cluster }) {
  const { t } = useTranslation("fleet");
  const format = useFormat();
  const { tenants, maxTenants, connections, mostConnections, bytes } = cluster;
  const facts = [
    { name: t("peopleThere"), value: format.number(cluster.people) },
    { name: t("stock"), value: format.number(cluster.stock) },
    { name: t("acceptsNew"), value: t(cluster.acceptsNew ? "yes" : "no") },
    ...(typeof bytes === "number" ? [{ name: t("size"), value: format.bytes(bytes) }] : []),
  ];
  return (
    <Card
      title={t("cluster", { id: cluster.id })}
      actions={
        <Badge tone={cluster.answers ? "good" : "bad"}>{t(cluster.answers ? "answers" : "away")}</Badge>
      }
    >
      <Stack gap="4">
        <Share
          part={tenants}
          whole={maxTenants}
          label={t("room", { tenants: format.number(tenants), most: format.number(maxTenants) })}
        />
        {typeof connections === "number" && typeof mostConnections === "number" && (
          <Share
            part={connections}
            whole={mostConnections}
            label={t("connections", {
              open: format.number(connections),
              most: format.number(mostConnections),
            })}
          />
        )}
        <Facts facts={facts} />
      </Stack>
    </Card>
  );
}

/** How much of what there is room for is there, in words and as a bar. */
function Share({ part, whole, label }: { part: number; whole: number; label: string }) {
  return (
    <div>
      <Text small>{label}</Text>
      <Progress value={(100 * part) / whole} label={label} />
    </div>
  );
}

/** One own domain: its state, the record that proves it, what was found of each condition, and what can be done. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Circle, CircleCheck, CircleX, RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { CopyRows } from "../../../app/CopyRows";
import { RequireRole } from "../../../app/role";
import { domainTone, needsRecord } from "../domains";
import { type TenantDomain, useDomains } from "../domains.queries";
import type { Tenant } from "../queries";
import { StepList } from "./styles";

type Props = { domain: TenantDomain; tenant: Tenant };

export function DomainItem({ domain, tenant }: Props) {
  const { t } = useTranslation("domains");
  const format = useFormat();
  const team = tenant.teams.find(({ id }) => id === domain.teamId)?.displayName ?? domain.teamId;
  const until = domain.servesUntil ? format.dateTime(domain.servesUntil) : "";

  return (
    <li>
      <Stack gap="3">
        <HStack gap="2" wrap="wrap">
          <Box as="code" className="kit-code" flex="1" minInlineSize="10rem" overflowWrap="anywhere">
            {domain.host}
          </Box>
          <span>{team}</span>
          {domain.isMain && <Badge>{t("main")}</Badge>}
          <Badge tone={domainTone[domain.state]}>{t(`states.${domain.state}`)}</Badge>
        </HStack>
        <Text muted small>
          {t(`meaning.${domain.state}`, { until })}
        </Text>
        {needsRecord(domain) && <ProofRecord record={domain.record} />}
        <Checks domain={domain} />
        <Actions domain={domain} tenant={tenant} />
      </Stack>
    </li>
  );
}

/** What the domain's owner enters at whoever keeps their DNS. */
function ProofRecord({ record }: { record: TenantDomain["record"] }) {
  const { t } = useTranslation("domains");
  const rows = [
    { name: t("record.name"), value: record.name },
    { name: t("record.value"), value: record.value },
  ];
  return (
    <Notice title={t("record.title", { type: record.type })}>
      <CopyRows rows={rows} />
    </Notice>
  );
}

function Checks({ domain }: { domain: TenantDomain }) {
  const { t } = useTranslation("domains");
  const icons = {
    yes: <CircleCheck aria-hidden="true" />,
    no: <CircleX aria-hidden="true" />,
    unknown: <Circle aria-hidden="true" />,
  };
  const statuses = { yes: "done", no: "failed", unknown: "pending" };
  return (
    <StepList as="ul" aria-live="polite" aria-label={t("conditions", { host: domain.host })}>
      {domain.checks.map(({ condition, met, code, found }) => (
        <li key={condition} data-status={statuses[met]} data-condition={condition}>
          {icons[met]}
          <div data-part="text">
            <span data-part="name">{t(`condition.${condition}`)}</span>
            <span data-part="detail">
              {t(`found.${condition}.${code}`)}
              {code !== "vouched" && found.length > 0 && <bdi> {found.join(" · ")}</bdi>}
            </span>
          </div>
        </li>
      ))}
    </StepList>
  );
}

function Actions({ domain, tenant }: Props) {
  const { t } = useTranslation("domains");
  const format = useFormat();
  const { check, makeMain, release } = useDomains(tenant.id);
  const [busy, setBusy] = useState(false);
  const [releasing, setReleasing] = useState(false);
  const { host } = domain;

  const look = async () => {
    setBusy(true);
    try {
      const { state } = await check(host);
      toast.success(t("checked", { host, state: t(`states.${state}`) }));
    } catch (error) {
      toast.error(toFailure(error).message);
    } finally {
      setBusy(false);
    }
  };
  const choose = () =>
    makeMain(domain.teamId, host)
      .then(() => toast.success(t("madeMain", { host })))
      .catch((error) => toast.error(toFailure(error).message));

  return (
    <HStack gap="2" wrap="wrap">
      <RequireRole gate="support">
        <Button
          size="sm"
          icon={<RotateCw aria-hidden="true" />}
          busy={busy}
          aria-label={t("checkOf", { host })}
          onClick={() => void look()}
        >
          {t("check")}
        </Button>
        {!domain.isMain && (
          <Button
            size="sm"
            disabledReason={domain.state === "live" ? undefined : t("onlyLive")}
            aria-label={t("makeMainOf", { host })}
            onClick={() => void choose()}
          >
            {t("makeMain")}
          </Button>
        )}
        <Button size="sm" aria-label={t("releaseOf", { host })} onClick={() => setReleasing(true)}>
          {t("release")}
        </Button>
      </RequireRole>
      <Text muted small>
        {domain.checkedAt ? t("checkedAt", { when: format.relative(domain.checkedAt) }) : t("notChecked")}
      </Text>
      <Confirm
        open={releasing}
        onClose={() => setReleasing(false)}
        title={t("releaseTitle", { host })}
        confirmText={t("release")}
        onConfirm={async () => {
          await release(host);
          toast.success(t("released", { host }));
        }}
      >
        {t("releaseText")}
      </Confirm>
    </HStack>
  );
}

/** One trigger: what it did, and what it is. */
import { Button } from "@learnt/ui/action/Button";
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm, Dialog } from "@learnt/ui/overlay/Dialog";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useParams } from "react-router";
import { toFailure } from "../../api/problem";
import { paths } from "../../app/paths";
import { EditedBy, RequireRole } from "../../app/role";
import { useTitle } from "../../app/useTitle";
import { Runs } from "./components/Runs";
import { OnOff } from "./components/StateBadge";
import { TriggerForm } from "./components/TriggerForm";
import { formOf, type Trigger } from "./model";
import { tenantQuery, triggerQuery, useTriggers } from "./queries";

export function Component() {
  const { t } = useTranslation("triggers");
  const { tenantId = "", triggerId = "" } = useParams();
  const tenant = useQuery(tenantQuery(tenantId));
  const trigger = useQuery(triggerQuery(tenantId, triggerId));
  const { save } = useTriggers(tenantId);
  useTitle(trigger.data?.title);

  if (trigger.error instanceof ApiProblem && trigger.error.status === 404)
    return <Navigate to={paths.notFound} replace />;
  if (trigger.error && !trigger.data) return <ErrorState error={trigger.error} onRetry={trigger.refetch} />;
  if (tenant.error && !tenant.data) return <ErrorState error={tenant.error} onRetry={tenant.refetch} />;
  if (!trigger.data || !tenant.data) return <PageSkeleton />;
  const item = trigger.data;
  const teams = tenant.data.teams.map((team) => ({ value: team.id, label: team.displayName }));

  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={paths.tenantTriggers(tenantId)}>{t("of", { tenant: tenant.data.name })}</Link>}
        title={item.title}
        actions={
          <RequireRole gate="support">
            <Actions tenantId={tenantId} trigger={item} />
          </RequireRole>
        }
      >
        <OnOff enabled={item.enabled} stopped={item.stopped} />
      </PageHeader>
      {item.stopped && (
        <Notice tone="warn" title={t("goneTitle")}>
          {t("goneText")}
        </Notice>
      )}
      <Tabs
        label={t("views")}
        name="view"
        tabs={[
          {
            id: "runs",
            label: t("runs"),
            content: <Runs tenantId={tenantId} triggerId={triggerId} />,
          },
          {
            id: "settings",
            label: t("settings"),
            content: (
              <EditedBy gate="support">
                <TriggerForm
                  tenantId={tenantId}
                  teams={teams}
                  values={formOf(item)}
                  names={item.names}
                  submit={t("save")}
                  saved
                  onStale={trigger.refetch}
                  onSubmit={async (content) => {
                    await save(item.id, item.revision, content);
                    toast.success(t("saved"));
                  }}
                />
              </EditedBy>
            ),
          },
        ]}
      />
    </Page>
  );
}

function Actions({ tenantId, trigger }: { tenantId: string; trigger: Trigger }) {
  const { t } = useTranslation("triggers");
  const navigate = useNavigate();
  const format = useFormat();
  const { turn, secret, rotate } = useTriggers(tenantId);
  const [asking, setAsking] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const [shown, setShown] = useState("");
  const to = trigger.enabled ? "disabled" : "enabled";
  const press = (work: Promise<unknown>, done?: string) =>
    work.then(() => done && toast.success(done)).catch((error) => toast.error(toFailure(error).message));
  return (
    <>
      {trigger.actions.some((action) => action.type === "webhook") && (
        <Button onClick={() => void press(secret(trigger.id).then(setShown))}>{t("showSecret")}</Button>
      )}
      <Button onClick={() => void press(turn(trigger.id, to), t(`turned.${to}`))}>{t(`turn.${to}`)}</Button>
      <Button onClick={() => setAsking(true)}>{t("turn.archived")}</Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("archiveTitle", { title: trigger.title })}
        confirmText={t("turn.archived")}
        onConfirm={async () => {
          await turn(trigger.id, "archived");
          toast.success(t("turned.archived"));
          await navigate(paths.tenantTriggers(tenantId));
        }}
      >
        {t("archiveText")}
      </Confirm>
      <Dialog
        open={shown !== ""}
        onClose={() => setShown("")}
        title={t("secretTitle")}
        note={t("secretNote")}
      >
        <p>
          <code dir="ltr">{shown}</code>
        </p>
        <CopyButton text={shown} what={t("secretTitle")} />
        <Text muted small>
          {trigger.secretRotatedAt
            ? t("secretRenewedAt", { when: format.dateTime(trigger.secretRotatedAt) })
            : t("secretFirst")}
        </Text>
        <Button onClick={() => setRenewing(true)}>{t("renewSecret")}</Button>
      </Dialog>
      <Confirm
        open={renewing}
        onClose={() => setRenewing(false)}
        title={t("renewTitle")}
        confirmText={t("renewSecret")}
        onConfirm={async () => {
          setShown(await rotate(trigger.id, trigger.revision));
          toast.success(t("secretRenewed"));
        }}
      >
        {t("renewText")}
      </Confirm>
    </>
  );
}

/** The building log of a tenant, step by step, while it is written. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { chakra, Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Circle, CircleCheck, CircleX, type LucideIcon, RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { RequireRole } from "../../../app/role";
import { builtShare, isBuilding, showsSteps } from "../model";
import { type Step, useRetry } from "../queries";
import { StepList } from "./styles";

const isDone = ({ status }: Step) => status === "done";

type StepsProps = {
  tenantId: string;
  status: string;
  readyAt: string | null | undefined;
  steps: Step[];
  detached: boolean;
};

export function Steps({ tenantId, status, readyAt, steps, detached }: StepsProps) {
  const { t } = useTranslation("tenants");
  // Whoever watches it being built goes on seeing the steps; later they are one line.
  const [open, setOpen] = useState(() => showsSteps({ status, readyAt }, Date.now()));
  const note =
    status === "failed" ? "one.stepsFailed" : isBuilding(status) ? "one.stepsRunning" : "one.stepsDone";

  return (
    <Card title={t("one.steps")} note={t(note)}>
      {isBuilding(status) && <Progress value={builtShare(steps)} label={t("one.progress")} tone="good" />}
      {detached && <Notice tone="warn">{t("one.detached")}</Notice>}
      <chakra.details
        css={{ "& > summary": { paddingBlock: "1", cursor: "pointer" } }}
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{t("one.stepsCount", { done: steps.filter(isDone).length, count: steps.length })}</summary>
        <StepList aria-live="polite" aria-label={t("one.steps")}>
          {steps.map((step) => (
            <StepLine key={step.step} step={step} tenantId={tenantId} />
          ))}
        </StepList>
      </chakra.details>
    </Card>
  );
}

function StepLine({ step, tenantId }: { step: Step; tenantId: string }) {
  const { t } = useTranslation("tenants");
  return (
    <li data-status={step.status} data-step={step.step}>
      <StepIcon status={step.status} />
      <div data-part="text">
        <span data-part="name">{t(`steps.${step.step}`, step.step)}</span>
        {step.outcome && (
          <span data-part="detail">
            {t(`outcome.${step.outcome}`, { about: step.about ?? "", defaultValue: "" })}
          </span>
        )}
        {step.status === "failed" && <Failure step={step} tenantId={tenantId} />}
      </div>
      <span data-part="state">
        {t(`stepState.${step.status}`)}
        <Duration step={step} />
      </span>
    </li>
  );
}

const icons: Record<string, LucideIcon> = { done: CircleCheck, failed: CircleX };

function StepIcon({ status }: { status: string }) {
  if (status === "running") return <Spinner />;
  const Icon = icons[status] ?? Circle;
  return <Icon aria-hidden="true" />;
}

function Duration({ step }: { step: Step }) {
  const format = useFormat();
  const { i18n } = useTranslation();
  const took = step.durationMs;
  if (typeof took !== "number") return null;
  const short = new Intl.NumberFormat(i18n.language, {
    style: "unit",
    unit: "millisecond",
    unitDisplay: "short",
  });
  return <time>{took < 1000 ? short.format(took) : format.duration(took / 1000)}</time>;
}

function Failure({ step, tenantId }: { step: Step; tenantId: string }) {
  const { t } = useTranslation("tenants");
  const retry = useRetry(tenantId);
  const again = () =>
    retry.mutate(undefined, {
      onSuccess: () => toast.info(t("one.retried")),
      onError: (error) => toast.error(toFailure(error).message),
    });
  return (
    <Grid gap="2" justifyItems="start">
      <Text color="bad.text" overflowWrap="anywhere" role="alert" dir="auto">
        {step.error} {step.attempts > 1 && <small>{t("one.attempts", { number: step.attempts })}</small>}
      </Text>
      <RequireRole gate="support">
        <Button size="sm" icon={<RotateCw aria-hidden="true" />} busy={retry.isPending} onClick={again}>
          {t("one.retry")}
        </Button>
      </RequireRole>
    </Grid>
  );
}

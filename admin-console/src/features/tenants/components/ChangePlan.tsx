/** A tenant is put on another plan. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { RadioField } from "@learnt/ui/form/SelectField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { RequireRole } from "../../../app/role";
import { useChangePlan } from "../overview.queries";
import { plansQuery, type Tenant, tenantQuery } from "../queries";

const schema = z.object({ plan: z.string().min(1) });

export function ChangePlan({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  const [open, setOpen] = useState(false);
  return (
    <>
      <RequireRole gate="billing">
        <Button size="sm" onClick={() => setOpen(true)}>
          {t("planChange.open")}
        </Button>
      </RequireRole>
      {open && <PlanDialog tenant={tenant} onClose={() => setOpen(false)} />}
    </>
  );
}

function PlanDialog({ tenant, onClose }: { tenant: Tenant; onClose: () => void }) {
  const { t } = useTranslation("tenants");
  const plans = useQuery(plansQuery);
  const queryClient = useQueryClient();
  const change = useChangePlan(tenant.id);
  const form = useZodForm(schema, { defaultValues: { plan: tenant.plan } });
  const choices = (plans.data ?? []).map(({ id, name, description }) => ({
    value: id,
    label: name,
    hint: description,
  }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("planChange.title", { name: tenant.name })}
      note={t("planChange.note")}
    >
      <Form
        form={form}
        label={t("planChange.title", { name: tenant.name })}
        onStale={() => queryClient.invalidateQueries({ queryKey: tenantQuery(tenant.id).queryKey })}
        onSubmit={async ({ plan }) => {
          await change(plan, tenant.plan);
          toast.success(t("planChange.done", { name: tenant.name, plan: t(`plan.${plan}`, plan) }));
          onClose();
        }}
      >
        <RadioField name="plan" label={t("one.plan")} choices={choices} />
        <QueryError query={plans} />
        <FormProblem />
        <FormActions>
          <Button onClick={onClose}>{t("actAs.cancel")}</Button>
          <SubmitButton busyText={t("settings.busy")}>{t("planChange.submit")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

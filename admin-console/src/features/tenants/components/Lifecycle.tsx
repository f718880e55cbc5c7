/** A tenant's state: why it is in it, and what an operator may do next, up to erasing it. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { Card } from "@learnt/ui/page/Card";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { RequireRole, useHasRole } from "../../../app/role";
import {
  erasureSchema,
  gateOf,
  graceChoices,
  type Move,
  mayErase,
  movesOf,
  needsReason,
  reasonSchema,
} from "../lifecycle";
import { type Tenant, useErasure, useMove } from "../queries";

export function Lifecycle({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  const [openDialog, setOpenDialog] = useState<Move | "erase" | null>(null);
  const move = useMove(tenant.id);
  const close = () => setOpenDialog(null);
  const may = useHasRole();
  const moves = movesOf(tenant).filter((what) => may(gateOf[what]));

  const make = async (what: Move, reason?: string) => {
    await move(what, reason);
    toast.success(t(`life.done.${what}`, { name: tenant.name }));
    close();
  };
  const press = (what: Move) => {
    if (needsReason(what)) setOpenDialog(what);
    else make(what).catch((error) => toast.error(toFailure(error).message));
  };

  return (
    <Card title={t("life.title")} note={t("life.note")}>
      <Stack gap="3">
        <State tenant={tenant} />
        <HStack gap="2" wrap="wrap">
          {moves.map((what) => (
            <Button key={what} onClick={() => press(what)}>
              {t(`life.moves.${what}`)}
            </Button>
          ))}
          {may("administrator") && mayErase(tenant) && (
            <Button variant="danger" onClick={() => setOpenDialog("erase")}>
              {t("life.moves.erase")}
            </Button>
          )}
        </HStack>
      </Stack>
      {openDialog === "erase" && <EraseDialog tenant={tenant} onClose={close} />}
      {openDialog && openDialog !== "erase" && (
        <MoveDialog
          name={tenant.name}
          move={openDialog}
          onClose={close}
          onSubmit={({ reason }) => make(openDialog, reason)}
        />
      )}
    </Card>
  );
}

function State({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  const format = useFormat();
  const { cancel } = useErasure(tenant.id);
  const { erasure } = tenant;
  if (erasure) {
    return (
      <Notice
        tone="bad"
        title={t(erasure.begunAt ? "life.erasing" : "life.willErase", { at: format.dateTime(erasure.dueAt) })}
        action={
          !erasure.begunAt && (
            <RequireRole gate="administrator">
              <Button
                onClick={() =>
                  cancel()
                    .then(() => toast.success(t("life.calledOff")))
                    .catch((error) => toast.error(toFailure(error).message))
                }
              >
                {t("life.callOff")}
              </Button>
            </RequireRole>
          )
        }
      >
        <Text>
          {erasure.requestedBy}: {erasure.reason}
        </Text>
      </Notice>
    );
  }
  return (
    <Text>
      {t(`life.states.${tenant.status}`, "")}
      {tenant.statusReason &&
        ` ${t("life.because", { reason: tenant.statusReason, at: format.dateTime(tenant.statusAt) })}`}
    </Text>
  );
}

type MoveProps = {
  name: string;
  move: Move;
  onClose: () => void;
  onSubmit: (form: { reason: string }) => Promise<void>;
};

function useDialogMessages(submit: string) {
  const { t } = useTranslation("tenants");
  return {
    reason: t("life.reason"),
    hint: t("life.reasonHint"),
    cancel: t("actAs.cancel"),
    submit,
    busy: t("actAs.busy"),
  };
}

function MoveDialog({ name, move, onClose, onSubmit }: MoveProps) {
  const { t } = useTranslation("tenants");
  const schema = useMemo(() => reasonSchema((problem) => t(`actAs.errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: { reason: "" } });
  const messages = useDialogMessages(t(`life.moves.${move}`));
  return (
    <ReasonDialog
      title={t(`life.ask.${move}`, { name })}
      note={t(`life.effect.${move}`)}
      words={messages}
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}

function EraseDialog({ tenant, onClose }: { tenant: Tenant; onClose: () => void }) {
  const { t } = useTranslation("tenants");
  const { order } = useErasure(tenant.id);
  const translateError = (problem: "reason" | "confirmation") =>
    t(problem === "reason" ? "actAs.errors.reason" : "life.errors.confirmation");
  const form = useZodForm(erasureSchema(tenant.name, translateError), {
    defaultValues: { confirmation: "", reason: "", graceDays: "14" },
  });
  const messages = useDialogMessages(t("life.moves.erase"));
  return (
    <ReasonDialog
      title={t("life.ask.erase", { name: tenant.name })}
      note={t("life.effect.erase")}
      words={messages}
      form={form}
      onClose={onClose}
      onSubmit={async (input) => {
        await order(input);
        toast.success(t("life.ordered"));
        onClose();
      }}
      above={
        <TextField
          name="confirmation"
          label={t("life.confirmation")}
          hint={t("life.confirmationHint", { name: tenant.name })}
          autoComplete="off"
          autoFocus
        />
      }
      below={
        <SelectField
          name="graceDays"
          label={t("life.grace")}
          hint={t("life.graceHint")}
          choices={graceChoices.map((days) => ({
            value: String(days),
            label: t("life.days", { count: days }),
          }))}
        />
      }
    />
  );
}

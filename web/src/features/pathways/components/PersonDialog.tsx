/** Where one person is on a pathway, item by item; an admin lets them off an item with a reason, or takes that back. */
import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { useZodForm } from "@learnt/ui/form/Form";
import { Grid, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { ItemState, LearnerOnPathway } from "../model";
import { learner, useCacheLearner, useWithdrawWaiver, waive } from "../queries";
import { Facts } from "./ItemCard";

type Props = { pathwayId: string; userId: string; canChange: boolean; onClose: () => void };

export function PersonDialog({ pathwayId, userId, canChange, onClose }: Props) {
  const { t } = useTranslation("pathways");
  const query = useQuery(learner(pathwayId, userId));
  const [waiving, setWaiving] = useState<ItemState | null>(null);
  const person = query.data;
  if (waiving && person)
    return <Waive pathwayId={pathwayId} person={person} state={waiving} onClose={() => setWaiving(null)} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={person ? `${person.firstName} ${person.lastName}` : t("who.steps")}
      note={person && t("who.sum", { progress: person.progress, status: t(`progress.${person.status}`) })}
    >
      {query.isPending && <SkeletonText lines={6} />}
      {query.error && !person && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {person && (
        <Grid as="ol" gap="3">
          {person.states.map((state) => (
            <li key={state.documentId} className="pathway-step">
              <Stack gap="2" flex="1">
                <HStack justify="space-between" gap="2" wrap="wrap">
                  <Text fontWeight="medium" dir="auto">
                    {state.title || t("gone")}
                  </Text>
                  {canChange && (
                    <Waiver
                      pathwayId={pathwayId}
                      person={person}
                      state={state}
                      onWaive={() => setWaiving(state)}
                    />
                  )}
                </HStack>
                <Facts states={person.states} state={state} />
              </Stack>
            </li>
          ))}
        </Grid>
      )}
    </Dialog>
  );
}

type WaiverSubject = { pathwayId: string; person: LearnerOnPathway; state: ItemState };

function Waiver({ pathwayId, person, state, onWaive }: WaiverSubject & { onWaive: () => void }) {
  const { t } = useTranslation("pathways");
  const back = useWithdrawWaiver(pathwayId, person.userId, state.documentId);
  if (person.status === "completed" || state.completedAt) return null;
  return state.waivedAt ? (
    <Button size="sm" busy={back.isPending} onClick={() => back.mutate()}>
      {t("waive.withdraw")}
    </Button>
  ) : (
    <Button size="sm" aria-label={t("waive.of", { title: state.title })} onClick={onWaive}>
      {t("waive.do")}
    </Button>
  );
}

function Waive({ pathwayId, person, state, onClose }: WaiverSubject & { onClose: () => void }) {
  const { t } = useTranslation("pathways");
  const accept = useCacheLearner(pathwayId);
  const schema = z.object({ reason: z.string().trim().min(1, t("waive.reasonNeeded")).max(500) });
  const form = useZodForm(schema, { defaultValues: { reason: "" } });
  const submit = async ({ reason }: { reason: string }) => {
    accept(await waive(pathwayId, person.userId, state.documentId, reason));
    toast.success(t("waive.done"));
    onClose();
  };
  return (
    <ReasonDialog
      title={t("waive.title", { title: state.title })}
      note={t("waive.note", { name: `${person.firstName} ${person.lastName}` })}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      words={{
        reason: t("waive.reason"),
        hint: t("waive.hint"),
        cancel: t("cancel"),
        submit: t("waive.do"),
        busy: t("waive.busy"),
      }}
    />
  );
}

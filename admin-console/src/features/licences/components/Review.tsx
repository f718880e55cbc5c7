/** What an operator decides of a month, each with a note that others can read. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { RequireRole } from "../../../app/role";
import { type LicenceState, movesFrom } from "../model";
import { type Month, useReview } from "../queries";
import { TextDialog } from "./TextDialog";

export function Review({ at, state, people }: { at: Month; state: string; people: number }) {
  const { t } = useTranslation("licences");
  const { decide, note } = useReview(at);
  const [openDialog, setOpenDialog] = useState<"disputed" | "invoiced" | "note" | null>(null);
  const close = () => setOpenDialog(null);
  const moved = (to: LicenceState) => toast.success(t(`moved.${to}`));
  const press = (to: LicenceState) => {
    if (to === "disputed" || to === "invoiced") return setOpenDialog(to);
    decide(to, "", people)
      .then(() => moved(to))
      .catch((error) => toast.error(toFailure(error).message));
  };
  return (
    <Card title={t("review")}>
      <Stack gap="3">
        <Text>{t(`explained.${state}`, "")}</Text>
        <RequireRole gate="billing">
          <HStack gap="2" wrap="wrap">
            {movesFrom(state).map((to) => (
              <Button key={to} onClick={() => press(to)}>
                {t(`moves.${to}`)}
              </Button>
            ))}
            {state !== "invoiced" && <Button onClick={() => setOpenDialog("note")}>{t("addNote")}</Button>}
          </HStack>
        </RequireRole>
      </Stack>
      {openDialog === "disputed" && (
        <TextDialog
          title={t("moves.disputed")}
          note={t("disputeNote")}
          label={t("reason")}
          submit={t("moves.disputed")}
          onClose={close}
          onSubmit={async (text) => {
            await decide("disputed", text);
            moved("disputed");
            close();
          }}
        />
      )}
      <Confirm
        open={openDialog === "invoiced"}
        onClose={close}
        title={t("invoiceTitle")}
        confirmText={t("moves.invoiced")}
        onConfirm={async () => {
          await decide("invoiced", "");
          moved("invoiced");
        }}
      >
        {t("invoiceText")}
      </Confirm>
      {openDialog === "note" && (
        <TextDialog
          title={t("addNote")}
          note={t("noteNote")}
          label={t("note")}
          submit={t("addNote")}
          onClose={close}
          onSubmit={async (text) => {
            await note(text);
            close();
          }}
        />
      )}
    </Card>
  );
}

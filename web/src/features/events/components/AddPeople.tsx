/** Gives seats to people who are found by name, while there are free ones. */
import { Button } from "@learnt/ui/action/Button";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { PersonSearch } from "../../../app/lazyParts";
import { useAttendeeActions } from "./useAttendeeActions";

export function AddPeople({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation("events");
  const [text, setText] = useState("");
  const actions = useAttendeeActions(eventId);
  return (
    <Dialog open onClose={onClose} title={t("add")} note={t("addNote")}>
      <Stack gap="4">
        <Suspense fallback={<SkeletonText lines={2} />}>
          <PersonSearch
            text={text}
            onText={setText}
            label={t("findPeople")}
            takes={(name) => t("action.addOf", { name })}
            onTake={({ id, firstName, lastName }) => {
              setText("");
              actions.change("add", id, `${firstName} ${lastName}`.trim());
            }}
          />
        </Suspense>
        <div className="kit-form-actions">
          <Button onClick={onClose}>{t("close")}</Button>
        </div>
      </Stack>
    </Dialog>
  );
}

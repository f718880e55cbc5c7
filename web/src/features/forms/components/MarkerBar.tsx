/** Who is marking a submission: taken, handed to a colleague, or left to all who may. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Hand, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useUser } from "../../../app/me";
import type { Submission } from "../model";
import { useAssignMarker } from "../queries";
import { PersonPick } from "./PersonPick";

export function MarkerBar({ submission, onStale }: { submission: Submission; onStale: () => unknown }) {
  const { t } = useTranslation("forms");
  const { dateTime } = useFormat();
  const me = useUser().uid;
  const [isHanding, setHanding] = useState(false);
  const { assigned, assignedAt } = submission;
  const assign = useAssignMarker(submission, {
    onError: () => onStale(),
    onSuccess: (_, marker) => {
      setHanding(false);
      if (marker && marker.id !== me) toast.success(t("handedTo", { name: marker.name }));
    },
  });
  const failure = assign.error && (
    <Notice
      tone="bad"
      title={toFailure(assign.error).fields?.[0]?.message ?? toFailure(assign.error).message}
    />
  );
  const isMine = assigned?.id === me;
  return (
    <Stack gap="2">
      {!isHanding && failure}
      <HStack gap="3" wrap="wrap" justify="space-between">
        <Text>
          {assigned
            ? t(isMine ? "youMark" : "marksNow", {
                name: assigned.name,
                date: assignedAt ? dateTime(assignedAt) : "",
              })
            : t("nobodyMarks")}
        </Text>
        <HStack gap="2" wrap="wrap">
          {!assigned && (
            <Button
              size="sm"
              icon={<Hand />}
              busy={assign.isPending}
              onClick={() => assign.mutate({ id: me, name: "" })}
            >
              {t("take")}
            </Button>
          )}
          {isMine && (
            <Button size="sm" busy={assign.isPending} onClick={() => assign.mutate(null)}>
              {t("letGo")}
            </Button>
          )}
          <Button size="sm" icon={<UserRoundPlus />} onClick={() => setHanding(true)}>
            {t("handOver")}
          </Button>
        </HStack>
      </HStack>
      <Dialog
        open={isHanding}
        onClose={() => setHanding(false)}
        title={t("handOver")}
        note={t("handOverNote")}
      >
        {failure}
        <PersonPick
          label={t("findMarker")}
          place="markers"
          without={[me, submission.personId ?? "", assigned?.id ?? ""]}
          onTake={(person) => assign.mutate(person)}
        />
      </Dialog>
    </Stack>
  );
}

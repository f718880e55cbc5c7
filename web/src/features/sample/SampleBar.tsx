/** On every screen of the sample areas: that its data are invented and stay in this browser, and the way back to the first ones. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Box, HStack } from "@learnt/ui/layout/layout";
import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useSampleSession } from "../../app/sampleSession";
import { store } from "./sampleStore";
import { leaveSampleSession } from "./session";

export function SampleBar() {
  const { t } = useTranslation("sample");
  const keeping = useSyncExternalStore(store.onChange, () => store.keeping);
  const queryClient = useQueryClient();
  const session = useSampleSession();
  const [isBusy, setIsBusy] = useState(false);
  const reset = async () => {
    setIsBusy(true);
    try {
      await store.reset();
      await queryClient.resetQueries();
      toast.success(t("reset.done"));
    } finally {
      setIsBusy(false);
    }
  };
  // An invoice is printed without it.
  return (
    <Box _print={{ display: "none" }}>
      <Notice
        tone={keeping === "memory" ? "warn" : "info"}
        title={session ? t("as", { name: session.user.data.displayName }) : t("title")}
        action={
          <HStack gap="2" wrap="wrap">
            <Button size="sm" disabled={isBusy} onClick={() => void reset()}>
              {t("reset")}
            </Button>
            {session && (
              <Button size="sm" onClick={leaveSampleSession}>
                {t("end")}
              </Button>
            )}
          </HStack>
        }
      >
        {/* On a phone the content comes first: the buttons say enough there, unless something would be lost. */}
        <Box as="span" {...(keeping === "memory" ? {} : { hideBelow: "sm" })}>
          {t(keeping === "memory" ? "memory" : session ? "session" : "note")}
        </Box>
      </Notice>
    </Box>
  );
}

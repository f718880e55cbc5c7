/** A form as whoever answers it gets it, on a phone or in a wide window. Nothing of it is kept. */
import { Segments } from "@learnt/ui/form/Segments";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Answers } from "../model";
import type { BuilderDraft } from "../useBuilder";
import { NarrowContext } from "./MatrixInput";
import { Player } from "./Player";

export function Preview({ draft }: { draft: BuilderDraft }) {
  const { t } = useTranslation("forms");
  const [answers, setAnswers] = useState<Answers>({});
  const [device, setDevice] = useState<"phone" | "wide">("phone");
  const player = (
    <Player
      content={draft.content}
      answers={answers}
      onChange={(field, value) => setAnswers((before) => ({ ...before, [field]: value }))}
      oneAtATime={draft.settings.oneAtATime ?? false}
    />
  );
  return (
    <Stack gap="4" align="center">
      <Segments
        label={t("preview.on")}
        hideLabel
        value={device}
        onChange={setDevice}
        options={[
          { value: "phone", label: t("preview.phone"), icon: <Smartphone aria-hidden="true" /> },
          { value: "wide", label: t("preview.wide"), icon: <Monitor aria-hidden="true" /> },
        ]}
      />
      {device === "phone" ? (
        <NarrowContext.Provider value={true}>
          {/* As large as a usual phone's page, with its edge around. */}
          <Box
            role="region"
            aria-label={t("preview.onPhone")}
            tabIndex={0}
            w="full"
            maxW="24rem"
            h="42rem"
            maxH="80vh"
            overflowY="auto"
            borderWidth="6px"
            borderRadius="2xl"
            p="3"
            bg="bg"
          >
            {player}
          </Box>
        </NarrowContext.Provider>
      ) : (
        <Box w="full">{player}</Box>
      )}
    </Stack>
  );
}

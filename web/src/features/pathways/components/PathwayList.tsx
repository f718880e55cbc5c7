/** The items of a pathway as a list, to be read from above to below. */
import { Box, Grid, HStack } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import type { ItemState } from "../model";
import { Facts, OpenButton } from "./ItemCard";

export function PathwayList({ states, isPreview }: { states: readonly ItemState[]; isPreview: boolean }) {
  const { t } = useTranslation("pathways");
  return (
    <Grid as="ol" gap="3" aria-label={t("tab.items")}>
      {states.map((state, at) => (
        <li key={state.documentId} className="kit-card">
          <Box className="kit-card-body">
            <HStack gap="3" justify="space-between" align="start" wrap="wrap">
              <Heading level={3} dir="auto">
                {`${at + 1}. ${state.title || t("gone")}`}
              </Heading>
              {!isPreview && <OpenButton state={state} />}
            </HStack>
            <Facts states={states} state={state} />
          </Box>
        </li>
      ))}
    </Grid>
  );
}

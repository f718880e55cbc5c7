/** A pathway to be followed: as a map with the way drawn, or as a list; of the chosen item what it is, and what it waits for. */
import { Segments } from "@learnt/ui/form/Segments";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { List, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useIsPrinting } from "../../../app/useIsPrinting";
import { type ItemState, type Mode, nextItem } from "../model";
import { ItemCard } from "./ItemCard";
import { PathwayList } from "./PathwayList";
import { PathwayMap } from "./PathwayMap";

type Props = {
  states: readonly ItemState[];
  mode: Mode;
  requiredCount: number | null;
  /** Nothing of it opens. */
  isPreview?: boolean;
};

export function PathwayView({ states, mode, requiredCount, isPreview = false }: Props) {
  const { t } = useTranslation("pathways");
  const [params, setParams] = useSearchParams();
  const view = params.get("view") === "list" ? "list" : "map";
  const isPrinting = useIsPrinting();
  const [picked, setPicked] = useState<string | null>(null);
  const next = nextItem(states);
  const chosen = states.find(({ documentId }) => documentId === picked) ?? next ?? states[0];
  const show = (value: string) =>
    setParams(
      (before) => {
        if (value === "list") before.set("view", value);
        else before.delete("view");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const rule =
    requiredCount !== null
      ? t("rule.some", { count: requiredCount, total: states.length })
      : states.some(({ required }) => required)
        ? t("rule.all", { count: states.filter(({ required }) => required).length })
        : t("rule.every", { count: states.length });
  if (states.length === 0) return <Text muted>{t("noItemsText")}</Text>;
  return (
    <Stack gap="4">
      <HStack gap="4" justify="space-between" align="end" wrap="wrap">
        <Text muted>
          {t(`modeHint.${mode}`)} {rule}
        </Text>
        <div className="pathway-screen">
          <Segments
            label={t("view.label")}
            hideLabel
            value={view}
            options={[
              { value: "map", label: t("view.map"), icon: <MapIcon size={16} aria-hidden="true" /> },
              { value: "list", label: t("view.list"), icon: <List size={16} aria-hidden="true" /> },
            ]}
            onChange={show}
          />
        </div>
      </HStack>
      {/* A map is drawn for the screen: on paper the same items stand one below the other. */}
      {isPrinting || view === "list" ? (
        <PathwayList states={states} isPreview={isPreview || isPrinting} />
      ) : (
        <>
          <Card>
            <PathwayMap
              states={states}
              chosen={chosen?.documentId ?? null}
              next={next?.documentId ?? null}
              onChoose={setPicked}
            />
          </Card>
          {chosen && <ItemCard states={states} state={chosen} isPreview={isPreview} />}
        </>
      )}
    </Stack>
  );
}

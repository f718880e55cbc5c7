/** Something to put on a pathway: looked for by its title and by what it is. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Check, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Item, type ItemKind, itemKinds, type PathwayMaterial } from "../model";
import { materials } from "../queries";
import { KindIcon } from "./KindIcon";

type Props = {
  open: boolean;
  chosen: readonly Item[];
  onClose: () => void;
  onPick: (material: PathwayMaterial) => void;
};

export function Picker({ open, chosen, onClose, onPick }: Props) {
  const { t } = useTranslation("pathways");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("addItem")}
      note={t("pick.note")}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t("pick.done")}
        </Button>
      }
    >
      <SearchResults chosen={chosen} onPick={onPick} />
    </Dialog>
  );
}

function SearchResults({ chosen, onPick }: Pick<Props, "chosen" | "onPick">) {
  const { t } = useTranslation("pathways");
  const [search, setSearch] = useState("");
  const [kind, setKind] = useState<ItemKind | "">("");
  const query = useQuery(materials(kind, search));
  return (
    <Stack gap="3">
      <HStack gap="2" wrap="wrap">
        <Box flex="1" minW="10rem">
          <SearchBox value={search} onChange={setSearch} label={t("pick.search")} />
        </Box>
        <Select
          aria-label={t("pick.kind")}
          placeholder={t("pick.allKinds")}
          value={kind}
          onChange={(event) => setKind(event.target.value as ItemKind | "")}
          choices={itemKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </HStack>
      {query.isPending && <Skeleton height="12rem" />}
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <EmptyState icon={<SearchX />} title={t("pick.none")} />}
      {query.data && query.data.length > 0 && (
        <ul className="pathway-found" aria-label={t("pick.found")}>
          {query.data.map((material) => {
            const isChosen = chosen.some(({ documentId }) => documentId === material.documentId);
            return (
              <li key={material.documentId}>
                <KindIcon kind={material.kind} />
                <div className="pathway-item-text">
                  <Text dir="auto">{material.title}</Text>
                  <HStack gap="2" wrap="wrap">
                    <Text muted small>
                      {t(`kind.${material.kind}`)}
                    </Text>
                    {!material.isAvailable && <Badge tone="warn">{t("notAvailable")}</Badge>}
                  </HStack>
                </div>
                <Button
                  size="sm"
                  icon={isChosen ? <Check /> : <Plus />}
                  disabled={isChosen}
                  aria-label={t(isChosen ? "pick.chosen" : "pick.add", { title: material.title })}
                  onClick={() => onPick(material)}
                >
                  {t(isChosen ? "pick.isThere" : "pick.choose")}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}

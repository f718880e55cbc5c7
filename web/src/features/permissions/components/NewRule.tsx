/** A rule begun where all of them are: for what, and then whom it assigns that to. */
import { Button } from "@learnt/ui/action/Button";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { Flex, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Assignable, type DocumentType, types } from "../model";
import { assignables } from "../queries";
import { RuleEditor } from "./RuleEditor";

export function NewRule() {
  const { t } = useTranslation("permissions");
  const [step, setStep] = useState<"choosing" | Assignable | null>(null);
  useQueryParamAction("new", () => setStep("choosing"));
  return (
    <>
      <Button variant="solid" icon={<Plus />} onClick={() => setStep("choosing")}>
        {t("new")}
      </Button>
      {step === "choosing" && <RulePicker onClose={() => setStep(null)} onChoose={setStep} />}
      {step && step !== "choosing" && (
        <RuleEditor
          type={step.type}
          documentId={step.id}
          title={step.title}
          permission={undefined}
          hidden={false}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
}

type RulePickerProps = { onClose: () => void; onChoose: (item: Assignable) => void };

function RulePicker({ onClose, onChoose }: RulePickerProps) {
  const { t } = useTranslation("permissions");
  const [search, setSearch] = useState("");
  const [type, setType] = useState<DocumentType | "">("");
  const list = useQuery(assignables({ search: search.trim(), type: type || undefined, perPage: 10 }));
  const rows = list.data?.items;
  const more = (list.data?.total ?? 0) - (rows?.length ?? 0);
  return (
    <Dialog open onClose={onClose} title={t("new.title")} note={t("new.note")}>
      <Stack gap="4">
        <Flex gap="3" wrap="wrap">
          <SearchBox value={search} onChange={setSearch} label={t("new.search")} />
          <Select
            aria-label={t("column.type")}
            placeholder={t("filter.allTypes")}
            value={type}
            onChange={(event) => setType(event.target.value as typeof type)}
            choices={types.map((value) => ({ value, label: t(`type.${value}`) }))}
          />
        </Flex>
        {list.isPending && <SkeletonText lines={4} />}
        {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {rows?.length === 0 && (
          <Text muted role="status">
            {t("new.none")}
          </Text>
        )}
        <Stack as="ul" gap="2" listStyleType="none">
          {rows?.map((item) => (
            <Flex as="li" key={`${item.type}-${item.id}`} justify="space-between" align="center" gap="3">
              <HStack gap="2" minW="0">
                <bdi className="kit-clip">{item.title}</bdi>
                <Badge>{t(`type.${item.type}`)}</Badge>
              </HStack>
              <Button
                size="sm"
                aria-label={t("new.chooseIt", { title: item.title })}
                onClick={() => onChoose(item)}
              >
                {t("new.choose")}
              </Button>
            </Flex>
          ))}
        </Stack>
        {more > 0 && (
          <Text muted small>
            {t("new.more", { count: more })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

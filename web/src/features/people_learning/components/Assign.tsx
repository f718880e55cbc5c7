/** Assigns something to people by hand: found by its name, with a due date where it has one. */

import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { TextControl } from "@learnt/ui/form/Control";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { Flex, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { documentType } from "../../../app/documentTypes";
import { failureMessage } from "../../../app/useApiMutation";
import { type Assignable, types } from "../model";
import { assignables, useAssign } from "../queries";

export type AssignProps = { ids: string[]; size?: "sm" | "md"; onDone: () => void };

export function Assign({ ids, size = "sm", onDone }: AssignProps) {
  const { t } = useTranslation("people_learning");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} icon={<Plus />} onClick={() => setOpen(true)}>
        {t("assign.open")}
      </Button>
      {isOpen && (
        <AssignDialog
          ids={ids}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

type DialogProps = { ids: string[]; onClose: () => void; onDone: () => void };

function AssignDialog({ ids, onClose, onDone }: DialogProps) {
  const { t } = useTranslation("people_learning");
  const [search, setSearch] = useState("");
  const [type, setType] = useState<(typeof types)[number] | "">("");
  const [due, setDue] = useState("");
  const list = useQuery(assignables({ search: search.trim(), type: type || undefined, perPage: 8 }));
  const { mutate, error, isPending, variables } = useAssign(ids, {
    onSuccess: ({ people }, { document }) => {
      toast.success(t("assign.done", { title: document.title }), {
        description: t("assign.people", { count: people }),
      });
      onDone();
    },
    onError: () => undefined,
  });
  const give = (document: Assignable) =>
    mutate({ document, due: documentType(document.type)?.hasDueDates && due !== "" ? due : null });
  const rows = list.data?.items;
  const more = (list.data?.total ?? 0) - (rows?.length ?? 0);
  return (
    <Dialog open onClose={onClose} title={t("assign.title", { count: ids.length })} note={t("assign.note")}>
      <Stack gap="4">
        {error && <Notice tone="bad" title={failureMessage(error)} />}
        <Flex gap="3" wrap="wrap">
          <SearchBox value={search} onChange={setSearch} label={t("assign.search")} />
          <Select
            aria-label={t("filter.type")}
            placeholder={t("filter.allTypes")}
            value={type}
            onChange={(event) => setType(event.target.value as typeof type)}
            choices={types.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        </Flex>
        <TextControl
          type="date"
          label={t("assign.due")}
          hint={t("assign.dueHint")}
          value={due}
          onChange={setDue}
        />
        {list.isPending && <SkeletonText lines={4} />}
        {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {rows?.length === 0 && (
          <Text muted role="status">
            {t("assign.none")}
          </Text>
        )}
        <Stack as="ul" gap="2" listStyleType="none">
          {rows?.map((item) => (
            <Flex as="li" key={`${item.type}-${item.id}`} justify="space-between" align="center" gap="3">
              <HStack gap="2" minW="0">
                <bdi className="kit-clip">{item.title}</bdi>
                <Badge>{t(`kind.${item.kind}`)}</Badge>
              </HStack>
              <Button
                size="sm"
                icon={<Plus />}
                busy={isPending && variables.document.id === item.id}
                disabled={isPending}
                aria-label={t("assign.it", { title: item.title })}
                onClick={() => give(item)}
              >
                {t("assign.button")}
              </Button>
            </Flex>
          ))}
        </Stack>
        {more > 0 && (
          <Text muted small>
            {t("assign.more", { count: more })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

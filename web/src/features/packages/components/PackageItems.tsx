/** What is in a package, in order: added by a search, moved by buttons, saved at once. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Package as PackageIcon, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureMessage } from "../../../app/useApiMutation";
import { type Item, type ItemKind, itemPath, itemProblem, kinds, moved, type Package } from "../model";
import { offeredItems, useCacheResult, useSavePackage } from "../queries";

export function PackageItems({ learningPackage }: { learningPackage: Package }) {
  const { t } = useTranslation("packages");
  const accept = useCacheResult();
  const removed = useRef<Item>(null);
  const saving = useSavePackage(learningPackage, {
    onSuccess: () => {
      const item = removed.current;
      if (item) toast.success(t("item.removed", { title: item.title || t("item.gone") }));
    },
    onError: (error) => {
      toast.error(failureMessage(error));
      accept();
    },
  });
  const busy = saving.isPending;
  const save = (items: readonly Pick<Item, "kind" | "documentId">[], without: Item | null = null) => {
    removed.current = without;
    saving.mutate({ items: items.map(({ kind, documentId }) => ({ kind, documentId })) });
  };
  const remove = (item: Item) =>
    save(
      learningPackage.items.filter((other) => other.documentId !== item.documentId),
      item,
    );
  const hidden = learningPackage.items.filter((item) => itemProblem(item));
  return (
    <Stack gap="4">
      {hidden.length > 0 && (
        <Notice tone="warn" title={t("item.waiting", { count: hidden.length })}>
          {t("item.waitingText")}
        </Notice>
      )}
      <Card title={t("item.title")} note={t("item.note")} flush>
        {learningPackage.items.length === 0 ? (
          <EmptyState icon={<PackageIcon />} title={t("item.empty")}>
            {t("item.emptyText")}
          </EmptyState>
        ) : (
          <Box as="ol" aria-label={t("item.title")} listStyleType="none" m="0" p="0">
            {learningPackage.items.map((item, at) => (
              <Row
                key={item.documentId}
                item={item}
                actions={
                  learningPackage.can.edit && (
                    <HStack gap="1">
                      <IconButton
                        size="sm"
                        label={t("item.up", { title: item.title })}
                        icon={<ArrowUp />}
                        disabled={busy || at === 0}
                        onClick={() => save(moved(learningPackage.items, at, -1))}
                      />
                      <IconButton
                        size="sm"
                        label={t("item.down", { title: item.title })}
                        icon={<ArrowDown />}
                        disabled={busy || at === learningPackage.items.length - 1}
                        onClick={() => save(moved(learningPackage.items, at, 1))}
                      />
                      <IconButton
                        size="sm"
                        label={t("item.remove", { title: item.title || t("item.gone") })}
                        icon={<Trash2 />}
                        disabled={busy}
                        onClick={() => remove(item)}
                      />
                    </HStack>
                  )
                }
              />
            ))}
          </Box>
        )}
      </Card>
      {learningPackage.can.edit && (
        <Search
          taken={learningPackage.items.map(({ documentId }) => documentId)}
          busy={busy}
          onAdd={(item) => save([...learningPackage.items, item])}
        />
      )}
    </Stack>
  );
}

function Row({ item, actions }: { item: Item; actions: ReactNode }) {
  const { t } = useTranslation("packages");
  const problem = itemProblem(item);
  return (
    <HStack as="li" justify="space-between" gap="3" px="4" py="2.5" borderTopWidth="1px" flexWrap="wrap">
      <Box minW="0" flex="1 1 12rem">
        <HStack gap="2" flexWrap="wrap">
          {problem === "gone" ? (
            <Text>{t("item.gone")}</Text>
          ) : (
            <Link to={itemPath(item)}>
              <span dir="auto">{item.title}</span>
            </Link>
          )}
          <Badge>{t(`kind.${item.kind}`)}</Badge>
          {problem && <Badge tone="warn">{t(`trouble.${problem}`)}</Badge>}
        </HStack>
        {problem && (
          <Text muted small>
            {t(`troubleText.${problem}`)}
          </Text>
        )}
      </Box>
      {actions}
    </HStack>
  );
}

type SearchProps = { taken: readonly string[]; busy: boolean; onAdd: (item: Item) => void };

function Search({ taken, busy, onAdd }: SearchProps) {
  const { t } = useTranslation("packages");
  const [text, setText] = useState("");
  const [kind, setKind] = useState<ItemKind | "">("");
  const query = useQuery(offeredItems(useDebounced(text.trim(), 180), kind));
  const offers = query.data?.filter(({ documentId }) => !taken.includes(documentId));
  return (
    <Card title={t("item.add")} flush>
      <HStack gap="3" px="4" pb="3" flexWrap="wrap">
        <SearchBox value={text} onChange={setText} label={t("item.search")} />
        <Select
          aria-label={t("item.kind")}
          placeholder={t("item.allKinds")}
          value={kind}
          onChange={(event) => setKind(event.target.value as ItemKind | "")}
          choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </HStack>
      {query.isPending && (
        <Box px="4" pb="4">
          <SkeletonText lines={3} />
        </Box>
      )}
      {query.error && !query.data && (
        <Box px="4" pb="4">
          <QueryError query={query} />
        </Box>
      )}
      {offers?.length === 0 && (
        <Box px="4" pb="4">
          <Text muted>{t("item.nothing")}</Text>
        </Box>
      )}
      {offers && offers.length > 0 && (
        <Box as="ul" aria-label={t("item.add")} listStyleType="none" m="0" p="0">
          {offers.map((item) => (
            <Row
              key={item.documentId}
              item={item}
              actions={
                <Button
                  size="sm"
                  icon={<Plus />}
                  disabled={busy}
                  aria-label={t("item.addOf", { title: item.title })}
                  onClick={() => onAdd(item)}
                >
                  {t("item.addOne")}
                </Button>
              }
            />
          ))}
        </Box>
      )}
    </Card>
  );
}

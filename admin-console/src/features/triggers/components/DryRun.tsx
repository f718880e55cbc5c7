/** Whom a trigger would concern, before it does anything: everybody that it is for, or those to whom its event happened lately. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Segments } from "@learnt/ui/form/Segments";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { dryRunQuery } from "../queries";

type DryRunSubject = {
  teamId: string;
  event: Parameters<typeof dryRunQuery>[1]["event"];
  rule: Record<string, string[]>;
  documents: string[];
};

const DAYS = 30;
const PAGE_SIZE = 25;

export function DryRun({
  tenantId,
  of,
  onClose,
}: {
  tenantId: string;
  of: DryRunSubject;
  onClose: () => void;
}) {
  const { t } = useTranslation("triggers");
  const format = useFormat();
  const [which, setWhich] = useState<"lately" | "all">("lately");
  const [page, setPage] = useState(1);
  const days = which === "lately" ? DAYS : null;
  const query = useQuery(dryRunQuery(tenantId, { ...of, days }, { page, perPage: PAGE_SIZE }));
  const { items = [], total = 0 } = query.data ?? {};
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <Drawer open onClose={onClose} size="lg" title={t("dryRun")} note={t("dryRunNote")}>
      <Stack gap="4">
        <Segments
          label={t("whom")}
          hideLabel
          value={which}
          options={[
            { value: "lately", label: t("lately", { count: DAYS }) },
            { value: "all", label: t("everybody") },
          ]}
          onChange={(next) => {
            setWhich(next);
            setPage(1);
          }}
        />
        {query.isPending && <Spinner />}
        {query.error && !query.data && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.data && (
          <>
            <Text role="status">{t(which === "lately" ? "wouldHave" : "isFor", { count: total })}</Text>
            <Stack as="ul" gap="2" listStyleType="none">
              {items.map((person) => (
                <li key={person.userId}>
                  <bdi>{person.name}</bdi>
                  <Text muted small>
                    {[
                      person.email,
                      person.times > 0 && t("times", { count: person.times }),
                      person.lastAt && format.dateTime(person.lastAt),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </Text>
                </li>
              ))}
            </Stack>
            {pages > 1 && (
              <HStack gap="2">
                <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t("earlier")}
                </Button>
                <Text muted small>
                  {t("pageOf", { page, pages })}
                </Text>
                <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                  {t("further")}
                </Button>
              </HStack>
            )}
          </>
        )}
      </Stack>
    </Drawer>
  );
}

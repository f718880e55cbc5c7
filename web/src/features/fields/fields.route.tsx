/** The fields that a team has for its people: found, described, put in an order, put away and brought back. */
import { Button } from "@learnt/ui/action/Button";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Segments } from "@learnt/ui/form/Segments";
import { Wrap } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ListPlus, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useLive } from "../../app/live";
import { SettingsPage } from "../../app/SettingsPage";
import { useTenantContext } from "../../app/tenantContext";
import { AddField, EditField } from "./components/FieldDrawer";
import { FieldList } from "./components/FieldList";
import { searchFields } from "./model";
import { fields, fieldsKey } from "./queries";

export default function FieldsRoute() {
  const { t } = useTranslation("fields");
  const queryClient = useQueryClient();
  const { team } = useTenantContext();
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const query = useQuery(fields);
  useQueryParamAction("new", () => setAdding(true));
  useLive([`fields:${team.id}`], () => void queryClient.invalidateQueries({ queryKey: fieldsKey }));

  const search = params.get("search") ?? "";
  const away = params.get("status") === "archived";
  const set = (key: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true },
    );
  const all = query.data ?? [];
  const shown = searchFields(all, search, away);
  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );

  return (
    <SettingsPage width="container">
      <PageHeader eyebrow={t("eyebrow")} title={t("title")} actions={add}>
        {t("text")}
      </PageHeader>
      {query.isPending && <PageSkeleton />}
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && all.length === 0 && (
        <Card>
          <EmptyState icon={<ListPlus />} title={t("none")} action={add}>
            {t("noneText")}
          </EmptyState>
        </Card>
      )}
      {all.length > 0 && (
        <Card>
          <Wrap
            align="center"
            gap="3"
            mb="3"
            css={{ "& > .kit-search": { flex: "1 1 14rem" }, "& > .kit-choice-set": { margin: "0" } }}
          >
            <SearchBox value={search} onChange={(text) => set("search", text)} label={t("search")} />
            <Segments
              label={t("shown")}
              hideLabel
              value={away ? "archived" : "active"}
              options={[
                { value: "active", label: t("inUse") },
                { value: "archived", label: t("putAway") },
              ]}
              onChange={(status) => set("status", status === "archived" ? status : "")}
            />
          </Wrap>
          {shown.length === 0 ? (
            <EmptyState
              icon={<SearchX />}
              title={t(search ? "nothingFound" : away ? "nonePutAway" : "noneInUse")}
            />
          ) : (
            <FieldList rows={shown} all={all} sortable={!search && !away} onEdit={setEditing} />
          )}
        </Card>
      )}
      {adding && <AddField taken={all.map((item) => item.key)} onClose={() => setAdding(false)} />}
      {editing && <EditField id={editing} onClose={() => setEditing(null)} />}
    </SettingsPage>
  );
}

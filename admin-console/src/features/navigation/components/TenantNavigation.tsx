/** What is settled for one tenant: its teams' first tree, and which entries there are for it at all. */

import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { useQuery } from "@tanstack/react-query";
import { PanelLeft } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EditedBy } from "../../../app/role";
import { tenantsQuery } from "../../tenants/queries";
import { navigationSettingsQuery, templatesQuery } from "../queries";
import { Availability } from "./Availability";

export function TenantNavigation() {
  const { t } = useTranslation("navigation");
  const [search, setSearch] = useSearchParams();
  const tenant = search.get("tenant") ?? "";
  const settings = useQuery(navigationSettingsQuery(tenant));
  const templates = useQuery(templatesQuery);
  const choose = (id: string) =>
    setSearch((now) => {
      if (id) now.set("tenant", id);
      else now.delete("tenant");
      return now;
    });
  const error = settings.error ?? templates.error;
  const body = () => {
    if (!tenant)
      return (
        <EmptyState icon={<PanelLeft />} title={t("chooseTitle")}>
          {t("chooseText")}
        </EmptyState>
      );
    if (settings.data && templates.data)
      return (
        <EditedBy gate="support">
          <Availability
            key={tenant}
            tenant={tenant}
            settings={settings.data}
            templates={templates.data}
            onStale={settings.refetch}
          />
        </EditedBy>
      );
    if (error) return <ErrorState error={error} onRetry={() => void settings.refetch()} />;
    return <Spinner />;
  };
  return (
    <Stack gap="4">
      <TenantChoice chosen={tenant} onChoose={choose} />
      {body()}
    </Stack>
  );
}

function TenantChoice({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) {
  const { t } = useTranslation("navigation");
  const [search, setSearch] = useState("");
  const tenants = useQuery(tenantsQuery({ search, sort: "name", perPage: 100 }));
  const choices = (tenants.data?.items ?? []).map(({ id, name }) => ({
    value: id,
    label: `${name} (${id})`,
  }));
  const listed = choices.some(({ value }) => value === chosen);
  const isMore = search !== "" || (tenants.data?.total ?? 0) > choices.length;
  return (
    <HStack gap="2" wrap="wrap">
      <Box flex="1 1 14rem">
        <Select
          aria-label={t("tenant")}
          placeholder={t("choose")}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
          choices={chosen && !listed ? [{ value: chosen, label: chosen }, ...choices] : choices}
        />
      </Box>
      {isMore && <SearchBox label={t("findTenant")} value={search} onChange={setSearch} />}
      <QueryError query={tenants} />
    </HStack>
  );
}

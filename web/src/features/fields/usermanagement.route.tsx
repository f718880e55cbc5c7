/** What people see and change of themselves: the fields that everybody has, those of the team's own, and how they come in. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Lines } from "@learnt/ui/layout/Lines";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, ListPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLive } from "../../app/live";
import { paths } from "../../app/pathBuilder";
import { QueryContent } from "../../app/QueryContent";
import { SettingsPage } from "../../app/SettingsPage";
import { useTenantContext } from "../../app/tenantContext";
import { ProfileRules } from "./components/ProfileRules";
import { fieldRows } from "./components/styles";
import { useSignInFacts } from "./components/useSignInFacts";
import { selfVisibleFields } from "./model";
import { fields, fieldsKey, profileSettings } from "./queries";

const FIELDS = paths.fields;

export default function UserManagementRoute() {
  const { t } = useTranslation("fields");
  const query = useQuery(profileSettings);
  return (
    <SettingsPage width="container">
      <PageHeader eyebrow={t("eyebrow")} title={t("manage.title")}>
        {t("manage.text")}
      </PageHeader>
      <QueryContent query={query}>
        {(saved) => (
          <Stack gap="5">
            <ProfileRules saved={saved} refetch={query.refetch} />
            <CustomFieldsCard />
            <SignInFacts />
          </Stack>
        )}
      </QueryContent>
    </SettingsPage>
  );
}

/** Of each of the team's own fields its admins say who sees and edits it. */
function CustomFieldsCard() {
  const { t } = useTranslation("fields");
  const queryClient = useQueryClient();
  const { team } = useTenantContext();
  const query = useQuery(fields);
  useLive([`fields:${team.id}`], () => void queryClient.invalidateQueries({ queryKey: fieldsKey }));
  const selfVisible = selfVisibleFields(query.data ?? []);
  return (
    <Card
      title={t("manage.own")}
      note={t("manage.ownNote")}
      actions={
        <LinkButton to={FIELDS} icon={<ListPlus />}>
          {t("title")}
        </LinkButton>
      }
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Lines pad="0.65rem" css={fieldRows}>
          {selfVisible.map((field) => (
            <li key={field.id}>
              <Link to={`${FIELDS}?search=${encodeURIComponent(field.label)}`}>
                <bdi>{field.label}</bdi>
              </Link>
              <span data-part="facts">{t(field.editableBy === "person" ? "theyEdit" : "theySee")}</span>
            </li>
          ))}
        </Lines>
      )}
      {query.data && selfVisible.length === 0 && (
        <Text muted small>
          {t("manage.noOwn")}
        </Text>
      )}
    </Card>
  );
}

function SignInFacts() {
  const { t } = useTranslation("fields");
  return (
    <Card
      title={t("manage.wayIn")}
      note={t("manage.wayInNote")}
      actions={
        <LinkButton to={paths.signInSettings} icon={<KeyRound />}>
          {t("manage.signIn")}
        </LinkButton>
      }
    >
      <Facts facts={useSignInFacts()} />
    </Card>
  );
}

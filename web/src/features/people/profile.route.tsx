/** One's own page: picture and the fields that were given to people, which are one's own to change; the rest is the admins'; what one did here. */

import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { PageSkeleton, SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { shownFields } from "../../app/customFields";
import { MyBadges, MyCertificates, MyRewards, Timeline } from "../../app/lazyParts";
import { useLive } from "../../app/live";
import { paths } from "../../app/pathBuilder";
import { useTenantContext } from "../../app/tenantContext";
import { MyProfileForm } from "./components/MyProfileForm";
import { PictureField } from "./components/PictureField";
import { useProfileFacts } from "./components/useProfileFacts";
import { nameOf } from "./model";
import { myProfile } from "./queries";

export default function ProfileRoute() {
  const { t } = useTranslation("people");
  const { date } = useFormat();
  const own = useQuery(myProfile);
  const fields = useQuery(shownFields);
  const queryClient = useQueryClient();
  const { team } = useTenantContext();
  useLive([`fields:${team.id}`, "profiles"], () => {
    void queryClient.invalidateQueries({ queryKey: shownFields.queryKey });
    void queryClient.invalidateQueries({ queryKey: myProfile.queryKey });
  });
  const customFields = fields.data ?? [];
  const facts = useProfileFacts(own.data, customFields);

  if (own.isPending || fields.isPending) return <PageSkeleton />;
  if (!own.data)
    return (
      <Page>
        <ErrorState error={own.error} onRetry={() => void own.refetch()} />
      </Page>
    );
  const name = nameOf(own.data.profile);
  return (
    <Page width="container">
      <PageHeader
        title={<bdi>{name}</bdi>}
        actions={
          <LinkButton to={paths.security} icon={<ShieldCheck />}>
            {t("own.security")}
          </LinkButton>
        }
      >
        {own.data.roles.map((role) => t(`role.${role}`)).join(", ")}
        {" · "}
        {t("memberSince", { date: date(own.data.createdAt) })}
      </PageHeader>
      <Stack gap="5">
        <Card title={t("picture")} note={t("picture.seen")}>
          <PictureField name={name} src={own.data.avatar ?? null} userId={null} />
        </Card>
        <Card title={t("badges")} note={t("badges.note")}>
          <div className="kit-later">
            <Suspense fallback={<SkeletonText lines={4} />}>
              <MyBadges />
            </Suspense>
          </div>
        </Card>
        <Suspense fallback={null}>
          <MyRewards />
        </Suspense>
        <Card title={t("certificates")} note={t("certificates.note")}>
          <div className="kit-later">
            <Suspense fallback={<SkeletonText lines={4} />}>
              <MyCertificates />
            </Suspense>
          </div>
        </Card>
        <QueryError query={fields} />
        <MyProfileForm own={own.data} fields={customFields} />
        <Card title={t("own.title")} note={t("own.note")}>
          <Facts facts={facts} />
        </Card>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <Timeline />
        </Suspense>
      </Stack>
    </Page>
  );
}

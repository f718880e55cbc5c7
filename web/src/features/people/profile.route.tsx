/** One's own page: picture and the fields that were given to people, which are one's own to change; the rest is the admins'; what one did here. */

import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { LookupTrouble } from "@learnt/ui/feedback/LookupTrouble";
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
import { shownFields } from "../../app/described";
import { OwnBadges, OwnCertificates, OwnRewards, Timeline } from "../../app/lazyParts";
import { useLive } from "../../app/live";
import { paths } from "../../app/pathBuilder";
import { useTenantContext } from "../../app/tenantContext";
import { OwnForm } from "./components/OwnForm";
import { PictureField } from "./components/PictureField";
import { useOwnFacts } from "./components/useOwnFacts";
import { nameOf } from "./model";
import { ownProfile } from "./queries";

export default function ProfileRoute() {
  const { t } = useTranslation("people");
  const { date } = useFormat();
  const own = useQuery(ownProfile);
  const fields = useQuery(shownFields);
  const client = useQueryClient();
  const { team } = useTenantContext();
  useLive([`fields:${team.id}`, "profiles"], () => {
    void client.invalidateQueries({ queryKey: shownFields.queryKey });
    void client.invalidateQueries({ queryKey: ownProfile.queryKey });
  });
  const described = fields.data ?? [];
  const facts = useOwnFacts(own.data, described);

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
          <div className="lt-later">
            <Suspense fallback={<SkeletonText lines={4} />}>
              <OwnBadges />
            </Suspense>
          </div>
        </Card>
        <Suspense fallback={null}>
          <OwnRewards />
        </Suspense>
        <Card title={t("certificates")} note={t("certificates.note")}>
          <div className="lt-later">
            <Suspense fallback={<SkeletonText lines={4} />}>
              <OwnCertificates />
            </Suspense>
          </div>
        </Card>
        <LookupTrouble of={fields} />
        <OwnForm own={own.data} fields={described} />
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

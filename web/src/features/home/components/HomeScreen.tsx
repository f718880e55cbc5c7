/** A homepage as its people see it: kept up with what is published and with what they learn. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Skeleton, SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { Page } from "@learnt/ui/page/Page";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLive } from "../../../app/live";
import { useUser } from "../../../app/me";
import { useTenantContext } from "../../../app/tenantContext";
import { useJittered } from "../../../app/withJitter";
import "../home.css";
import { isFromBlog, type Kind } from "../model";
import { home, homeKey } from "../queries";
import { Greeting } from "./Greeting";
import { PersonalHomepage } from "./PersonalHomepage";
import { usePreparedParts } from "./usePreparedParts";

export function HomeScreen({ kind }: { kind: Kind }) {
  const { t } = useTranslation("home");
  const queryClient = useQueryClient();
  const me = useUser().uid;
  const team = useTenantContext().team.id;
  const page = useQuery(home(kind));
  const prepared = usePreparedParts(page.data);
  const refetch = () => void queryClient.invalidateQueries({ queryKey: homeKey(kind) });
  // A page that many have open, and of which only some lines change.
  const refetchSoon = useJittered(refetch);
  const blog = `blogs:${team}`;
  useLive([`me:${me}`, `home:${team}`, blog], (message) => {
    if (message?.topic !== blog) refetch();
    else if (page.data?.widgets.some(isFromBlog)) refetchSoon();
  });

  if (page.isPending || (page.data && !prepared))
    return (
      <Page>
        <HomeSkeleton label={t("loading")} />
      </Page>
    );
  return (
    <Page>
      {page.data ? (
        <>
          <Greeting learning={page.data.learning} />
          {page.error && (
            <div className="home-notice">
              <Notice tone="warn" title={t("behind")}>
                {t("behind.text")}
              </Notice>
            </div>
          )}
          <PersonalHomepage kind={kind} page={page.data} />
        </>
      ) : (
        <ErrorState error={page.error} onRetry={() => void page.refetch()} />
      )}
    </Page>
  );
}

function HomeSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="home-waiting">
      <Skeleton width="16rem" height="2rem" />
      <Skeleton width="24rem" />
      <div className="home-page">
        <div className="home-columns">
          <div className="home-main">
            <Skeleton height="14rem" />
            <div className="kit-stats">
              <Skeleton height="4.75rem" />
              <Skeleton height="4.75rem" />
              <Skeleton height="4.75rem" />
              <Skeleton height="4.75rem" />
            </div>
            <SkeletonCards count={3} />
          </div>
          <div className="home-side">
            <Skeleton height="13rem" />
            <Skeleton height="8rem" />
          </div>
        </div>
      </div>
    </div>
  );
}

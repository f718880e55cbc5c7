/** The draft as its people would see it, without the frame of the app. */
import { LinkButton } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Page } from "@learnt/ui/page/Page";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { paths } from "../../app/pathBuilder";
import { Greeting } from "./components/Greeting";
import { Homepage } from "./components/Homepage";
import type { Kind } from "./model";
import { draft, home } from "./queries";
import { useNewsPosts } from "./useNewsPosts";
import "./home.css";

export default function HomePreview() {
  const { t } = useTranslation("home");
  const [search] = useSearchParams();
  const kind: Kind = search.get("kind") === "munro" ? "munro" : "home";
  const page = useQuery(draft(kind));
  const query = useQuery(home(kind));
  const widgets = useNewsPosts(page.data?.widgets ?? []);
  const error = page.error ?? query.error;
  if (error)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void Promise.all([page.refetch(), query.refetch()])} />
      </Page>
    );
  if (!page.data || !query.data) return <PageSkeleton />;
  return (
    <Page>
      <div className="home-notice">
        <Notice
          tone="info"
          title={t("preview.title")}
          action={
            <LinkButton
              to={`${paths.homeEditor}${kind === "munro" ? "?kind=munro" : ""}`}
              icon={<ArrowLeft className="home-flip" />}
            >
              {t("preview.back")}
            </LinkButton>
          }
        >
          {t("preview.note")}
        </Notice>
      </div>
      <Greeting learning={query.data.learning} />
      <Homepage widgets={widgets} learning={query.data.learning} />
    </Page>
  );
}

/** The documentation of the kit: what it holds, each component at work, its tokens, its layouts and its charts. */
import { LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { SectionNav } from "@learnt/ui/page/SectionNav";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { BookOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { ComponentDocs } from "./components/ComponentDocs";
import { LayoutDocs } from "./components/LayoutDocs";
import { StartDocs } from "./components/StartDocs";
import { TokenDocs } from "./components/TokenDocs";
import { type DocPage, docPages, isDocPage, isGroup } from "./docs";

const pathOf = (page: DocPage) => (page === "start" ? "/documentation" : `/documentation/${page}`);

export default function DocumentationRoute() {
  const { t } = useTranslation("sample_kit");
  const { page = "start" } = useParams();
  if (!isDocPage(page))
    return (
      <Page>
        <EmptyState
          icon={<BookOpen />}
          title={<h1>{t("docs.unknown")}</h1>}
          action={
            <LinkButton to="/documentation" variant="solid">
              {t("docs.title")}
            </LinkButton>
          }
        />
      </Page>
    );
  return (
    <SidedPage left={{ title: t("docs.contents"), content: <Contents open={page} /> }}>
      <PageHeader eyebrow={t("docs.title")} title={t(`docs.${page}`)}>
        {t(`docs.${page}.note`)}
      </PageHeader>
      <Content page={page} />
    </SidedPage>
  );
}

function Content({ page }: { page: DocPage }) {
  if (page === "start") return <StartDocs pathOf={pathOf} />;
  if (page === "tokens") return <TokenDocs />;
  if (page === "layout") return <LayoutDocs />;
  return isGroup(page) ? <ComponentDocs group={page} /> : null;
}

function Contents({ open }: { open: DocPage }) {
  const { t } = useTranslation("sample_kit");
  const lines = docPages.map((page) => ({ to: pathOf(page), name: t(`docs.${page}`), on: page === open }));
  return <SectionNav label={t("docs.contents")} groups={[{ id: "pages", lines }]} />;
}

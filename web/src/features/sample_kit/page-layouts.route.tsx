/** The shapes that a page can have, each at work: the address says which. */
import { LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Card, CardGrid, OpenCard } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { SectionNav } from "@learnt/ui/page/SectionNav";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import {
  AppWindow,
  Columns3,
  LayoutGrid,
  LayoutTemplate,
  PanelLeft,
  PanelRight,
  PanelTop,
  RectangleVertical,
  Square,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isPageLayout, type PageLayout, pageLayouts } from "./model";

const icons: Record<PageLayout, ReactNode> = {
  "full-width": <AppWindow />,
  container: <Square />,
  narrow: <RectangleVertical />,
  "left-sidebar": <PanelLeft className="kit-flip" />,
  "right-sidebar": <PanelRight className="kit-flip" />,
  "both-sidebars": <Columns3 />,
  tabs: <PanelTop />,
  cards: <LayoutGrid />,
};

const pathOf = (name: PageLayout) => `/ui/page-layouts/${name}`;

export default function PageLayoutsRoute() {
  const { t } = useTranslation("sample_kit");
  const { variant } = useParams();
  if (!isPageLayout(variant))
    return (
      <Page>
        <EmptyState
          icon={<LayoutTemplate />}
          title={<h1>{t("layouts.unknown")}</h1>}
          action={
            <LinkButton to={pathOf("full-width")} variant="solid">
              {t("layouts.title")}
            </LinkButton>
          }
        >
          {t("layouts.unknownText")}
        </EmptyState>
      </Page>
    );
  const head = (
    <PageHeader eyebrow={t("layouts.title")} title={t(`layouts.${variant}`)}>
      {t(`layouts.${variant}.note`)}
    </PageHeader>
  );
  const list = { title: t("layouts.all"), content: <LayoutNav open={variant} /> };
  const about = { title: t("layouts.beside"), content: <SideCard /> };
  const pages: Record<PageLayout, ReactNode> = {
    "full-width": (
      <Page>
        {head}
        <Body />
      </Page>
    ),
    container: (
      <Page width="container">
        {head}
        <Body />
      </Page>
    ),
    narrow: (
      <Page width="narrow">
        {head}
        <Body />
      </Page>
    ),
    "left-sidebar": (
      <SidedPage left={list}>
        {head}
        <Filler />
      </SidedPage>
    ),
    "right-sidebar": (
      <SidedPage right={about}>
        {head}
        <Body />
      </SidedPage>
    ),
    "both-sidebars": (
      <SidedPage left={list} right={about}>
        {head}
        <Filler />
      </SidedPage>
    ),
    tabs: (
      <Page>
        {head}
        <Tabs
          name="tab"
          label={t("layouts.tabs")}
          tabs={[
            { id: "content", label: t("layouts.content"), content: <Filler /> },
            { id: "others", label: t("layouts.all"), count: pageLayouts.length, content: <OtherLayouts /> },
          ]}
        />
      </Page>
    ),
    cards: (
      <Page>
        {head}
        <OtherLayouts covered />
      </Page>
    ),
  };
  return pages[variant];
}

/** The other shapes, and what stands in the middle of this one. */
function Body() {
  return (
    <Stack gap="5">
      <Filler />
      <OtherLayouts />
    </Stack>
  );
}

function Filler() {
  const { t } = useTranslation("sample_kit");
  return (
    <Card title={t("layouts.content")}>
      <Stack gap="3" maxWidth="prose">
        <Text>{t("layouts.text")}</Text>
        <Text muted>{t("layouts.text2")}</Text>
      </Stack>
    </Card>
  );
}

/** All of them beside the content, this one among them. */
function LayoutNav({ open }: { open: PageLayout }) {
  const { t } = useTranslation("sample_kit");
  const lines = pageLayouts.map((name) => ({
    to: pathOf(name),
    name: t(`layouts.${name}`),
    on: name === open,
    icon: icons[name],
  }));
  return <SectionNav label={t("layouts.all")} groups={[{ id: "all", lines }]} />;
}

/** All of them as cards, each with what it is for. */
function OtherLayouts({ covered = false }: { covered?: boolean }) {
  const { t } = useTranslation("sample_kit");
  return (
    <CardGrid label={t("layouts.all")}>
      {pageLayouts.map((name) => (
        <OpenCard
          key={name}
          to={pathOf(name)}
          title={t(`layouts.${name}`)}
          cover={covered ? <Cover seed={name} /> : undefined}
          above={covered ? undefined : icons[name]}
        >
          <Text muted small>
            {t(`layouts.${name}.note`)}
          </Text>
        </OpenCard>
      ))}
    </CardGrid>
  );
}

function SideCard() {
  const { t } = useTranslation("sample_kit");
  return (
    <Card title={t("layouts.beside")}>
      <Text muted>{t("layouts.besideText")}</Text>
    </Card>
  );
}

/** My notifications: what I was told, and how I want to be told. */
import { Notice } from "@learnt/ui/feedback/Notice";
import { Box } from "@learnt/ui/layout/layout";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Bell, SlidersHorizontal } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../app/me";
import { Inbox } from "./components/Inbox";
import { Preferences } from "./components/Preferences";
import { unread, useLiveInvalidation } from "./queries";
import "./notifications.css";

export default function MyNotificationsRoute() {
  const { t } = useTranslation("notifications");
  const { isImpersonating, data } = useUser();
  const count = useQuery(unread).data?.unread;
  useLiveInvalidation();
  return (
    <Page width="container">
      <PageHeader title={t("mine")}>{t("note")}</PageHeader>
      {isImpersonating && (
        <Box mb="5">
          <Notice tone="warn">{t("acting", { name: data.displayName })}</Notice>
        </Box>
      )}
      <Tabs
        label={t("mine")}
        name="tab"
        tabs={[
          {
            id: "inbox",
            label: t("tab.inbox"),
            icon: <Bell />,
            count: count || undefined,
            content: <Inbox />,
          },
          {
            id: "preferences",
            label: t("tab.preferences"),
            icon: <SlidersHorizontal />,
            content: <Preferences />,
          },
        ]}
      />
    </Page>
  );
}

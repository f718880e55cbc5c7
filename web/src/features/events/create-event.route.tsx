/** A new event: it begins as a draft that only admins see. */
import { Link } from "@learnt/ui/action/Link";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../app/pathBuilder";
import { EventForm } from "./components/EventForm";
import { browserZone, type Content, newEventContent } from "./model";
import { createEvent, useRefetchEvents } from "./queries";

export default function CreateEventRoute() {
  const { t } = useTranslation("events");
  const navigate = useNavigate();
  const refetch = useRefetchEvents();
  const [content] = useState(() => newEventContent(new Date(), browserZone()));
  const submit = async (content: Content) => {
    const created = await createEvent(content);
    refetch();
    await navigate(paths.editEvent(created.id));
  };
  return (
    <Page width="container">
      <PageHeader eyebrow={<Link to={paths.events}>{t("events")}</Link>} title={t("create")}>
        {t("createNote")}
      </PageHeader>
      <EventForm
        content={content}
        label={t("create")}
        submit={t("createNow")}
        busy={t("saving")}
        onSubmit={submit}
      />
    </Page>
  );
}

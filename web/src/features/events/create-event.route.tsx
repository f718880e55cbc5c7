/** A new event: it begins as a draft that only admins see. */
import { Link } from "@learnt/ui/action/Link";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../app/pathBuilder";
import { EventForm } from "./components/EventForm";
import { type Content, fresh, ownZone } from "./model";
import { createEvent, useAgain } from "./queries";

export default function CreateEventRoute() {
  const { t } = useTranslation("events");
  const go = useNavigate();
  const again = useAgain();
  const [content] = useState(() => fresh(new Date(), ownZone()));
  const submit = async (written: Content) => {
    const made = await createEvent(written);
    again();
    await go(paths.editEvent(made.id));
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

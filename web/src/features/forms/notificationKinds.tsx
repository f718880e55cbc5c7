/** How the notifications of forms look and what they say: to who answers one, and to who marks it. */
import { ClipboardCheck, ClipboardList, Inbox } from "lucide-react";
import type { NotificationKindsOf, NotificationWording } from "../../app/notificationKinds";

type Params = {
  form?: string;
  person?: string;
  outcome?: string;
  dueAt?: string | null;
  isOptional?: boolean;
  isRequest?: boolean;
};

/** What is said of a form, and below it a date. */
const dated =
  (said: string, ofDate: string) =>
  ({ t, date, params: { form = "", dueAt } }: NotificationWording<Params>) => ({
    title: t(said, { form }),
    text: dueAt ? t(ofDate, { date: date(dueAt) }) : "",
  });

const waitingFor = ({ outcome, isRequest }: Params) => {
  if (outcome === "handed") return "said.formHanded";
  return isRequest ? "said.formToApprove" : "said.formSubmitted";
};

export const notificationKinds: NotificationKindsOf<Params> = {
  formAssigned: {
    position: 170,
    icon: <ClipboardList />,
    text: (wording) =>
      dated(wording.params.isOptional ? "said.formOffered" : "said.formAssigned", "said.formDue")(wording),
  },
  formDueSoon: {
    position: 180,
    icon: <ClipboardList />,
    text: dated("said.formDueSoon", "said.formDueSoonText"),
  },
  formOverdue: {
    position: 190,
    icon: <ClipboardList />,
    text: dated("said.formOverdue", "said.formOverdueText"),
  },
  formSubmitted: {
    position: 220,
    icon: <Inbox />,
    text: ({ t, params }) => ({
      title: t(waitingFor(params), { form: params.form ?? "" }),
      text: params.person ? t("said.formBy", { person: params.person }) : "",
    }),
  },
  formMarked: {
    position: 230,
    icon: <ClipboardCheck />,
    text: ({ t, params: { form = "", outcome } }) => ({
      title: t("said.formMarked", { form }),
      text: outcome ? t(`said.formMarked.${outcome === "not approved" ? "notApproved" : outcome}`) : "",
    }),
  },
};

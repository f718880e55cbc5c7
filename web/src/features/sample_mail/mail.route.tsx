/** The mail area: a place as a list, one mail of it, and what is written. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Box } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { useQuery } from "@tanstack/react-query";
import { MailQuestion, Pencil } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { useTitle } from "../../app/title";
import { tryAction } from "../sample/tryAction";
import { Composer } from "./components/Composer";
import { actionForKey, focusMail } from "./components/keys";
import { MailList } from "./components/MailList";
import { MailView } from "./components/MailView";
import { Sidebar } from "./components/Sidebar";
import { useMailHandlers } from "./components/useMailHandlers";
import {
  blank,
  isFilter,
  isFolder,
  type Mail,
  mailboxOwner,
  mailLocation,
  pathOf,
  quoted,
  withSubjectPrefix,
} from "./model";
import { labels, mail as mailQuery, updateMail } from "./queries";

const NEW = "new";
const newMail = () => blank(crypto.randomUUID(), mailboxOwner(), new Date().toISOString());

export default function MailRoute() {
  const { t } = useTranslation("sample_mail");
  const params = useParams();
  const location = mailLocation(params);
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const [search, setSearch] = useSearchParams();
  const handlers = useMailHandlers();
  const dataQuery = useQuery(labels).data;
  const id = params.mailId;
  const open = useQuery({ ...mailQuery(id ?? ""), enabled: id !== undefined }).data;
  const label = dataQuery?.find(({ handle }) => handle === location.handle);
  const isUnknown =
    location.kind === "label"
      ? dataQuery !== undefined && !label
      : !(location.kind === "folder" ? isFolder(location.handle) : isFilter(location.handle));
  const heading = isUnknown
    ? t("title")
    : location.kind === "label"
      ? (label?.title ?? t("title"))
      : t(`${location.kind}.${location.handle}`);
  useTitle(heading);

  const writing = search.get("compose");
  const show = (compose: string | null) =>
    setSearch(
      (was) => {
        if (compose) was.set("compose", compose);
        else was.delete("compose");
        return was;
      },
      { replace: compose === null },
    );
  const back = `${pathOf(location)}${query}`;
  const leave = () => void navigate(back);
  /** An answer is a draft from the start: it is there when the page is loaded anew. */
  const answer = async (mail: Mail, how: "reply" | "forward") => {
    const head = t("wrote", { name: mail.from.name });
    const draft: Mail = {
      ...newMail(),
      to: how === "reply" ? [mail.from] : [],
      subject: withSubjectPrefix(how === "reply" ? "Re:" : "Fwd:", mail.subject),
      message: `\n\n${head}\n${quoted(mail.message)}`,
      attachments: how === "forward" ? mail.attachments : [],
      hasAttachments: how === "forward" && mail.hasAttachments,
    };
    if (await tryAction(updateMail(draft))) show(draft.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const requested = actionForKey(event);
    if (!requested) return;
    if (requested === "compose") show(NEW);
    else if (!id && (requested === "next" || requested === "previous"))
      focusMail(event.currentTarget, requested === "next" ? 1 : -1);
    else if (open && requested === "back") leave();
    else if (open && (requested === "reply" || requested === "forward")) void answer(open, requested);
    else if (open && requested === "star") handlers.mark([open], { starred: !open.starred });
    else if (open && requested === "important") handlers.mark([open], { important: !open.important });
    else if (open && requested === "remove") {
      handlers.remove([open]);
      leave();
    } else return;
    event.preventDefault();
  };
  return (
    <SidedPage left={{ title: t("places"), content: <Sidebar location={location} /> }}>
      <Box onKeyDown={onKeyDown}>
        <PageHeader
          title={heading}
          actions={
            <Button variant="solid" icon={<Pencil />} onClick={() => show(NEW)}>
              {t("compose")}
            </Button>
          }
        />
        {isUnknown ? (
          <EmptyState icon={<MailQuestion />} title={t("unknown")} />
        ) : id ? (
          <MailView key={id} id={id} back={back} handlers={handlers} onBack={leave} onAnswer={answer} />
        ) : (
          <MailList location={location} heading={heading} query={query} handlers={handlers} />
        )}
        <Text muted small hideBelow="md" marginTop="3">
          {t(id ? "keys.mail" : "keys.list")}
        </Text>
      </Box>
      {writing && <ComposeDialog key={writing} id={writing} onClose={() => show(null)} />}
    </SidedPage>
  );
}

/** A new mail, or a draft as it was kept. */
function ComposeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [started] = useState(newMail);
  const query = useQuery({ ...mailQuery(id), enabled: id !== NEW });
  // As it was when it was opened: what is typed meanwhile is not taken over by what is kept.
  const [opened, setOpened] = useState<Mail | null>(id === NEW ? started : null);
  if (!opened && query.data) setOpened(query.data);
  return opened && <Composer mail={opened} onClose={onClose} />;
}

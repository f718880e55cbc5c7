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
import { doing } from "../sample/doing";
import { Composer } from "./components/Composer";
import { doingOf, focusMail } from "./components/keys";
import { MailList } from "./components/MailList";
import { MailView } from "./components/MailView";
import { Side } from "./components/Side";
import { useMailDoings } from "./components/useMailDoings";
import { blank, isFilter, isFolder, type Mail, marked, me, pathOf, placeOf, quoted } from "./model";
import { keepMail, labels, mail as one } from "./queries";

const NEW = "new";
const fresh = () => blank(crypto.randomUUID(), me(), new Date().toISOString());

export default function MailRoute() {
  const { t } = useTranslation("sample_mail");
  const params = useParams();
  const place = placeOf(params);
  const go = useNavigate();
  const { search: query } = useLocation();
  const [search, setSearch] = useSearchParams();
  const doings = useMailDoings();
  const known = useQuery(labels).data;
  const id = params.mailId;
  const open = useQuery({ ...one(id ?? ""), enabled: id !== undefined }).data;
  const label = known?.find(({ handle }) => handle === place.handle);
  const isUnknown =
    place.kind === "label"
      ? known !== undefined && !label
      : !(place.kind === "folder" ? isFolder(place.handle) : isFilter(place.handle));
  const heading = isUnknown
    ? t("title")
    : place.kind === "label"
      ? (label?.title ?? t("title"))
      : t(`${place.kind}.${place.handle}`);
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
  const back = `${pathOf(place)}${query}`;
  const leave = () => void go(back);
  /** An answer is a draft from the start: it is there when the page is loaded anew. */
  const answer = async (mail: Mail, how: "reply" | "forward") => {
    const head = t("wrote", { name: mail.from.name });
    const draft: Mail = {
      ...fresh(),
      to: how === "reply" ? [mail.from] : [],
      subject: marked(how === "reply" ? "Re:" : "Fwd:", mail.subject),
      message: `\n\n${head}\n${quoted(mail.message)}`,
      attachments: how === "forward" ? mail.attachments : [],
      hasAttachments: how === "forward" && mail.hasAttachments,
    };
    if (await doing(keepMail(draft))) show(draft.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const asked = doingOf(event);
    if (!asked) return;
    if (asked === "compose") show(NEW);
    else if (!id && (asked === "next" || asked === "previous"))
      focusMail(event.currentTarget, asked === "next" ? 1 : -1);
    else if (open && asked === "back") leave();
    else if (open && (asked === "reply" || asked === "forward")) void answer(open, asked);
    else if (open && asked === "star") doings.mark([open], { starred: !open.starred });
    else if (open && asked === "important") doings.mark([open], { important: !open.important });
    else if (open && asked === "remove") {
      doings.remove([open]);
      leave();
    } else return;
    event.preventDefault();
  };
  return (
    <SidedPage left={{ title: t("places"), content: <Side place={place} /> }}>
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
          <MailView key={id} id={id} back={back} doings={doings} onBack={leave} onAnswer={answer} />
        ) : (
          <MailList place={place} heading={heading} query={query} doings={doings} />
        )}
        <Text muted small hideBelow="md" marginTop="3">
          {t(id ? "keys.mail" : "keys.list")}
        </Text>
      </Box>
      {writing && <Writing key={writing} id={writing} onClose={() => show(null)} />}
    </SidedPage>
  );
}

/** A new mail, or a draft as it was kept. */
function Writing({ id, onClose }: { id: string; onClose: () => void }) {
  const [begun] = useState(fresh);
  const asked = useQuery({ ...one(id), enabled: id !== NEW });
  // As it was when it was opened: what is typed meanwhile is not taken over by what is kept.
  const [opened, setOpened] = useState<Mail | null>(id === NEW ? begun : null);
  if (!opened && asked.data) setOpened(asked.data);
  return opened && <Composer mail={opened} onClose={onClose} />;
}

/** What can be done with one person of the list. */
import { toast } from "@learnt/ui/feedback/toast";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { RowMenu } from "@learnt/ui/table/RowMenu";
import { GraduationCap, Mail, Pencil, UserRound } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { ActAs } from "../../../app/lazyParts";
import { useMayActAs } from "../../../app/mayActAs";
import { paths } from "../../../app/pathBuilder";
import { nameOf, type PersonRow } from "../model";
import { useInvite } from "../queries";

export function PersonMenu({ row }: { row: PersonRow }) {
  const { t } = useTranslation("people");
  const invite = useInvite(row.id);
  const mayActAs = useMayActAs();
  const [acting, setActing] = useState(false);
  const name = nameOf(row);
  const page = (tab: string) => `${paths.user(row.id)}?tab=${tab}`;
  const send = () =>
    invite.mutate(undefined, {
      onSuccess: () => toast.success(t("invitationSent", { email: row.email })),
      onError: (error) => toast.error(toFailure(error).message),
    });
  const entries: MenuEntry[] = [
    { kind: "link", id: "learning", label: t("tab.learning"), icon: <GraduationCap />, to: page("learning") },
    { kind: "link", id: "edit", label: t("row.edit"), icon: <Pencil />, to: page("edit") },
  ];
  if (row.email && row.invitation !== "joined")
    entries.push({
      id: "invite",
      label: t(row.invitation === "invited" ? "resend" : "sendInvitation"),
      icon: <Mail />,
      onSelect: send,
    });
  if (mayActAs(row))
    entries.push({
      id: "act",
      label: t("row.impersonate"),
      icon: <UserRound />,
      onSelect: () => setActing(true),
    });
  return (
    <>
      <RowMenu label={t("row.actions", { name })} entries={entries} />
      {acting && (
        <Suspense fallback={null}>
          <ActAs person={{ id: row.id, name }} onClose={() => setActing(false)} />
        </Suspense>
      )}
    </>
  );
}

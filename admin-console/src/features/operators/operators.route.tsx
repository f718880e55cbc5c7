/** Who runs the platform: entering and disabling operators, and their sessions. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { PersonCell } from "@learnt/ui/table/cells";
import { useTableMessages } from "@learnt/ui/table/messages";
import { RowMenu } from "@learnt/ui/table/RowMenu";
import { useQuery } from "@tanstack/react-query";
import { Ban, MonitorSmartphone, ScrollText, UserCog, UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../app/paths";
import { Rows } from "../../app/Rows";
import { RequireRole, useHasRole } from "../../app/role";
import { DisableDialog } from "./components/DisableDialog";
import { InviteDialog } from "./components/InviteDialog";
import { RoleDialog } from "./components/RoleDialog";
import { Sessions } from "./components/Sessions";
import { type Operator, operatorsQuery } from "./queries";

type OpenDialog = { what: "invite" } | { what: "disable" | "role" | "sessions"; who: Operator };

export function Component() {
  const { t } = useTranslation("operators");
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const operators = useQuery(operatorsQuery);
  const close = () => setOpenDialog(null);

  if (operators.error && !operators.data)
    return <ErrorState error={operators.error} onRetry={() => void operators.refetch()} />;
  if (!operators.data) return <PageSkeleton />;
  const invite = (
    <RequireRole gate="administrator">
      <Button
        variant="solid"
        icon={<UserPlus aria-hidden="true" />}
        onClick={() => setOpenDialog({ what: "invite" })}
      >
        {t("invite")}
      </Button>
    </RequireRole>
  );
  return (
    <Page width="container">
      <PageHeader title={t("page")} actions={invite}>
        {t("lead")}
      </PageHeader>
      <Card>
        <Rows aria-label={t("page")}>
          {operators.data.map((operator) => (
            <OperatorLine key={operator.id} operator={operator} onAsk={setOpenDialog} />
          ))}
        </Rows>
      </Card>
      {openDialog?.what === "invite" && <InviteDialog onClose={close} />}
      {openDialog?.what === "role" && <RoleDialog operator={openDialog.who} onClose={close} />}
      {openDialog?.what === "disable" && <DisableDialog operator={openDialog.who} onClose={close} />}
      {openDialog?.what === "sessions" && <Sessions operator={openDialog.who} onClose={close} />}
    </Page>
  );
}

type LineProps = { operator: Operator; onAsk: (query: OpenDialog) => void };

function OperatorLine({ operator, onAsk }: LineProps) {
  const { t } = useTranslation("operators");
  const format = useFormat();
  const may = useHasRole();
  const kit = useTableMessages();
  const { name, email, role, passkeys, isYou, disabledAt, signedInAt, sessions } = operator;
  const mayChange = may("administrator");
  const log: MenuEntry = {
    kind: "link",
    id: "log",
    label: t("log"),
    icon: <ScrollText />,
    to: `${paths.log}?operator=${operator.id}`,
  };
  const entry = (what: "disable" | "role" | "sessions", label: string, icon: ReactNode): MenuEntry => ({
    id: what,
    label,
    icon,
    danger: what === "disable",
    onSelect: () => onAsk({ what, who: operator }),
  });
  const entries = [
    ...(mayChange && !disabledAt ? [entry("role", t("changeRole"), <UserCog />)] : []),
    ...(mayChange ? [entry("sessions", t("sessions", { count: sessions }), <MonitorSmartphone />)] : []),
    log,
    // Nobody disables themselves.
    ...(mayChange && !disabledAt && !isYou ? [entry("disable", t("disable"), <Ban />)] : []),
  ];
  return (
    <li>
      <span data-part="name">
        <PersonCell
          name={name}
          size="sm"
          note={
            <>
              <bdi>{email}</bdi> ·{" "}
              {signedInAt ? t("signedIn", { when: format.relative(signedInAt) }) : t("neverSignedIn")}
              {passkeys > 0 && ` · ${t("passkeys.count", { count: passkeys })}`}
            </>
          }
        >
          {name} <Badge tone={role === "administrator" ? "info" : "neutral"}>{t(`roles.${role}`)}</Badge>{" "}
          {isYou && <Badge>{t("you")}</Badge>}
          {disabledAt && <Badge tone="bad">{t("disabled")}</Badge>}
        </PersonCell>
      </span>
      <RowMenu label={kit("actionsFor", { name })} entries={entries} />
    </li>
  );
}

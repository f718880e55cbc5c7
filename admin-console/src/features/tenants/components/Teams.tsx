/** A tenant's teams: where they answer, how people sign in, and what an operator can do with each. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { ExternalLink } from "@learnt/ui/action/Link";
import { Badge } from "@learnt/ui/feedback/Badge";
import { toast } from "@learnt/ui/feedback/toast";
import { Box } from "@learnt/ui/layout/layout";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import { Card } from "@learnt/ui/page/Card";
import { MoreVertical, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { Rows } from "../../../app/Rows";
import { useHasRole } from "../../../app/role";
import { useCollapsedList } from "../../../app/useCollapsedList";
import type { Tenant } from "../queries";
import { type TeamStatus, useTeams } from "../teams.queries";
import { AddTeam } from "./AddTeam";
import { EditTeam } from "./EditTeam";

type Team = Tenant["teams"][number];

export function Teams({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  const [adding, setAdding] = useState(false);
  const may = useHasRole();
  const { shown, button } = useCollapsedList(tenant.teams);
  const add = tenant.status === "ready" && may("support") && (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t("teams.add")}
    </Button>
  );
  return (
    <Card title={t("one.teams")} note={t("teams.note")} actions={add || undefined}>
      {tenant.teams.length === 0 && <p>{t("one.noTeams")}</p>}
      <Rows aria-label={t("one.teams")}>
        {shown.map((team) => (
          <TeamLine key={team.id} team={team} tenant={tenant} />
        ))}
      </Rows>
      {button}
      {adding && <AddTeam tenant={tenant} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function TeamLine({ team, tenant }: { team: Team; tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  const providers = team.providers.map((kind) => t(`teams.provider.${kind}`, kind)).join(", ");
  const tags = team.registrationTags.join(", ");
  const may = useHasRole();
  return (
    <li>
      <Box
        as="span"
        blockSize="4"
        inlineSize="4"
        border="hairline"
        borderRadius="4px"
        style={{ background: String(team.theme.primaryColor ?? "") }}
        aria-hidden="true"
      />
      <span data-part="name">
        {team.displayName} {team.isDefault && <Badge>{t("one.default")}</Badge>}
        <br />
        <small>
          {t("teams.signIn", { providers: providers || t("one.none") })}
          {tags && ` · ${t("teams.tags", { tags })}`}
        </small>
      </span>
      <ExternalLink href={team.url}>{team.mainDomain}</ExternalLink>
      <Badge tone={team.status === "active" ? "good" : "neutral"}>
        {t(`teamStatus.${team.status}`, team.status)}
      </Badge>
      {may("support") && (tenant.status === "ready" || tenant.status === "suspended") && (
        <TeamMenu team={team} tenantId={tenant.id} />
      )}
    </li>
  );
}

function TeamMenu({ team, tenantId }: { team: Team; tenantId: string }) {
  const { t } = useTranslation("tenants");
  const { move, makeDefault, seat } = useTeams(tenantId);
  const [editing, setEditing] = useState(false);
  const name = team.displayName;
  const make = (work: Promise<unknown>, done: string) =>
    work.then(() => toast.success(done)).catch((error) => toast.error(toFailure(error).message));
  const statuses: TeamStatus[] = ["active", "inactive", "archived"];
  const entries: MenuEntry[] = [
    { id: "edit", label: t("teams.edit"), onSelect: () => setEditing(true) },
    {
      id: "seat",
      label: t("teams.seat"),
      onSelect: () => void make(seat(team.id), t("teams.seated", { name })),
    },
    ...(team.status === "active" && !team.isDefault
      ? [
          {
            id: "default",
            label: t("teams.makeDefault"),
            onSelect: () => void make(makeDefault(team.id), t("teams.madeDefault", { name })),
          },
        ]
      : []),
    ...statuses
      .filter((status) => status !== team.status)
      .map((status) => ({
        id: status,
        label: t(`teams.move.${status}`),
        onSelect: () => void make(move(team.id, status), t(`teams.moved.${status}`, { name })),
      })),
  ];
  return (
    <>
      <Menu
        entries={entries}
        trigger={<IconButton label={t("teams.actionsOf", { name })} icon={<MoreVertical />} size="sm" />}
      />
      {editing && <EditTeam team={team} tenantId={tenantId} onClose={() => setEditing(false)} />}
    </>
  );
}

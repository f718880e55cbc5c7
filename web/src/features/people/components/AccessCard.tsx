/** The roles that a person holds in this team. */
import { Button } from "@learnt/ui/action/Button";
import { isEqual } from "@learnt/ui/base/rebase";
import { useSaving } from "@learnt/ui/base/useSaving";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { RoleName } from "../../../api/types";
import { rolesOf, useUser } from "../../../app/me";
import { grantable, type PersonDetail } from "../model";
import { person as personQuery, useGiveRoles } from "../queries";

type RoleFlags = Partial<Record<RoleName, boolean>>;

/** Each role by itself: what somebody else gives or takes meanwhile is no conflict with another one. */
const roleFlags = (roles: readonly RoleName[]): RoleFlags =>
  Object.fromEntries(grantable.map((role) => [role, roles.includes(role)]));
const namesOf = (flags: RoleFlags): RoleName[] => grantable.filter((role) => flags[role]);

export function AccessCard({ person }: { person: PersonDetail }) {
  const { t } = useTranslation("people");
  const give = useGiveRoles(person.id);
  const queryClient = useQueryClient();
  const id = useId();
  const own = rolesOf(useUser());
  const before = roleFlags(person.roles);
  // A choice that was begun here stays, whatever somebody else saves meanwhile; it is sent on the revision that is shown.
  const { draft, edit, bar } = useSaving({
    before,
    changeOf: (draft) => (isEqual(draft, before) ? null : namesOf(draft)),
    save: async (roles) => {
      await give.mutateAsync({ revision: person.revision, roles });
      toast.success(t("rolesSaved"));
    },
    refetch: () => queryClient.invalidateQueries({ queryKey: personQuery(person.id).queryKey }),
  });
  const chosen = namesOf(draft);
  const offered = grantable.filter(
    (role) => role !== "superadmin" || own.includes("superadmin") || person.roles.includes("superadmin"),
  );

  return (
    <Card title={t("roles")} note={t(person.can.changeRoles ? "rolesNote" : "cannotEdit")}>
      <Stack gap="3">
        <SaveFailure
          error={bar.error}
          conflict={bar.conflict}
          describe={([role]) => ({ label: t(`role.${role as RoleName}`) })}
        />
        {offered.map((role) => (
          <label key={role} className="kit-check-row" htmlFor={`${id}-${role}`}>
            <Checkbox
              id={`${id}-${role}`}
              checked={draft[role] ?? false}
              disabled={!person.can.changeRoles || bar.busy}
              onChange={(event) => edit({ [role]: event.target.checked })}
            />
            <span>
              {t(`role.${role}`)}
              <small>{t(`roleHint.${role}`)}</small>
            </span>
          </label>
        ))}
        {chosen.length === 0 && <Text small>{t("oneRole")}</Text>}
        {bar.isDirty && (
          <Button variant="solid" busy={bar.busy} disabled={chosen.length === 0} onClick={bar.onSave}>
            {t("saveRoles")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

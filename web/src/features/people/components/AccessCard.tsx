/** The roles that a person holds in this team. */
import { Button } from "@learnt/ui/action/Button";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { RoleName } from "../../../api/types";
import { rolesOf, useUser } from "../../../app/me";
import { grantable, type PersonDetail } from "../model";
import { useGiveRoles } from "../queries";

const alike = (some: readonly RoleName[], others: readonly RoleName[]) =>
  [...some].sort().join() === [...others].sort().join();

export function AccessCard({ person }: { person: PersonDetail }) {
  const { t } = useTranslation("people");
  const give = useGiveRoles(person.id);
  const id = useId();
  const own = rolesOf(useUser());
  // A choice that was begun here stays, whatever somebody else saves meanwhile.
  const [draft, setDraft] = useState<readonly RoleName[] | null>(null);
  const chosen = draft ?? person.roles;
  const setChosen = (roles: readonly RoleName[]) => setDraft(alike(roles, person.roles) ? null : roles);
  const offered = grantable.filter(
    (role) => role !== "superadmin" || own.includes("superadmin") || person.roles.includes("superadmin"),
  );
  const changed = draft !== null && !alike(draft, person.roles);
  useUnsaved(changed && !give.isPending);

  const save = async () => {
    try {
      await give.mutateAsync({ revision: person.revision, roles: [...chosen] });
      setDraft(null);
      toast.success(t("rolesSaved"));
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };

  return (
    <Card title={t("roles")} note={t(person.can.changeRoles ? "rolesNote" : "cannotEdit")}>
      <Stack gap="3">
        {offered.map((role) => (
          <label key={role} className="lt-check-row" htmlFor={`${id}-${role}`}>
            <Checkbox
              id={`${id}-${role}`}
              checked={chosen.includes(role)}
              disabled={!person.can.changeRoles || give.isPending}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, role] : chosen.filter((other) => other !== role))
              }
            />
            <span>
              {t(`role.${role}`)}
              <small>{t(`roleHint.${role}`)}</small>
            </span>
          </label>
        ))}
        {chosen.length === 0 && <Text small>{t("oneRole")}</Text>}
        {changed && (
          <Button
            variant="solid"
            busy={give.isPending}
            disabled={chosen.length === 0}
            onClick={() => void save()}
          >
            {t("saveRoles")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

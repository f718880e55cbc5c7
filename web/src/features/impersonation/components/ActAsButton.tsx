/** The way to act as somebody, where that is allowed; elsewhere there is nothing. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { UserRoundCog } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { rolesOf, useUser } from "../../../app/me";
import { mayActAs, type Whom } from "../model";
import { ActAs } from "./ActAs";
import "../impersonation.css";

export function ActAsButton({ person, small }: { person: Whom; small?: boolean }) {
  const { t } = useTranslation("impersonation");
  const user = useUser();
  const [asking, setAsking] = useState(false);
  const { uid, isImpersonating } = user;
  if (!mayActAs({ uid, isImpersonating, roles: rolesOf(user) }, person)) return null;
  const label = t("actAs", { name: person.name });
  const ask = () => setAsking(true);
  return (
    <>
      {small ? (
        <IconButton size="sm" icon={<UserRoundCog />} label={label} onClick={ask} />
      ) : (
        <Button icon={<UserRoundCog />} onClick={ask}>
          {label}
        </Button>
      )}
      {asking && <ActAs person={person} onClose={() => setAsking(false)} />}
    </>
  );
}

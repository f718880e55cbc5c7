/** The way to act as somebody, where that is allowed; elsewhere there is nothing. */
import { Button } from "@learnt/ui/action/Button";
import { UserRoundCog } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ActAsTarget, useMayActAs } from "../../../app/mayActAs";
import { ActAs } from "./ActAs";

/** With it, where a menu is the way. */
export { ActAs };

export function ActAsButton({ person }: { person: ActAsTarget }) {
  const { t } = useTranslation("impersonation");
  const [asking, setAsking] = useState(false);
  if (!useMayActAs()(person)) return null;
  return (
    <>
      <Button icon={<UserRoundCog />} onClick={() => setAsking(true)}>
        {t("actAs", { name: person.name })}
      </Button>
      {asking && <ActAs person={person} onClose={() => setAsking(false)} />}
    </>
  );
}

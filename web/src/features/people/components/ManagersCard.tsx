/** Those who manage a person: found by name, taken off with one click. */
import { IconButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { toast } from "@learnt/ui/feedback/toast";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import type { PersonDetail } from "../model";
import { useNameManagers } from "../queries";
import { PersonSearch } from "./PersonSearch";

export function ManagersCard({ person }: { person: PersonDetail }) {
  const { t } = useTranslation("people");
  const name = useNameManagers(person.id);
  const [text, setText] = useState("");
  const managerIds = person.managers.map((manager) => manager.id);

  const save = async (managers: string[]) => {
    try {
      await name.mutateAsync({ revision: person.revision, managers });
      setText("");
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };

  return (
    <Card title={t("managers")} note={t("managersNote")}>
      <Stack gap="3">
        {person.managers.length === 0 && (
          <Text muted small>
            {t("noManagers")}
          </Text>
        )}
        {person.managers.map((manager) => (
          <Flex key={manager.id} justify="space-between" align="center" gap="2">
            <Link to={paths.user(manager.id)}>{manager.name}</Link>
            {person.can.edit && (
              <IconButton
                size="sm"
                icon={<X />}
                label={t("removeManager", { name: manager.name })}
                disabled={name.isPending}
                onClick={() => void save(managerIds.filter((id) => id !== manager.id))}
              />
            )}
          </Flex>
        ))}
        {person.can.edit && (
          <PersonSearch
            text={text}
            onText={setText}
            label={t("addManager")}
            without={[person.id, ...managerIds]}
            takes={(manager) => t("addAsManager", { name: manager })}
            disabled={name.isPending}
            onTake={({ id }) => void save([...managerIds, id])}
          />
        )}
      </Stack>
    </Card>
  );
}

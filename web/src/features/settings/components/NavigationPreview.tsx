/** What somebody of a role sees of the navigation, as the side bar shows it. */
import { Segments } from "@learnt/ui/form/Segments";
import { Box } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { NavTree } from "@learnt/ui/shell/NavTree";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RoleName } from "../../../api/types";
import { navigationFor } from "../../../app/navigation";
import type { Tree } from "../navigation";
import { roles } from "../signIn";

export function NavigationPreview({ tree }: { tree: Tree }) {
  const { t } = useTranslation("settings");
  const { t: words } = useTranslation(["shell", "app"], { nsMode: "fallback" });
  const [role, setRole] = useState<RoleName>("learner");
  const items = useMemo(() => navigationFor(tree, [role], words), [tree, role, words]);
  return (
    <Card title={t("navigation.preview")} note={t("navigation.previewNote")}>
      <div className="kit-stack">
        <Segments
          label={t("navigation.as")}
          hideLabel
          value={role}
          options={roles.map((value) => ({ value, label: t(`signIn.role.${value}`) }))}
          onChange={setRole}
        />
        <Box className="kit-nav" maxBlockSize="34rem" overflow="auto" py="2" borderRadius="lg" inert>
          {items.length > 0 ? (
            <NavTree items={items} current={undefined} />
          ) : (
            <Text padding="0.75rem 1rem">{t("navigation.nothing")}</Text>
          )}
        </Box>
      </div>
    </Card>
  );
}

/** What somebody of a role sees of a tree, as the side bar shows it. */
import type { RoleName } from "@learnt/ui/base/roles";
import { Segments } from "@learnt/ui/form/Segments";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { NavTree } from "@learnt/ui/shell/NavTree";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { roles, type Tree, visibleTo } from "../model";
import { useEntryName } from "../useEntryName";

type Props = { tree: Tree; unavailable: ReadonlySet<string>; children?: ReactNode };

export function Preview({ tree, unavailable, children }: Props) {
  const { t } = useTranslation("navigation");
  const [role, setRole] = useState<RoleName>("learner");
  const nameOf = useEntryName();
  const items = useMemo(() => visibleTo(tree, role, unavailable, nameOf), [tree, role, unavailable, nameOf]);
  return (
    <Card title={t("preview")} note={t("previewNote")}>
      <Stack gap="3">
        {children}
        <Box overflowX="auto">
          <Segments
            label={t("as")}
            hideLabel
            value={role}
            options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
            onChange={setRole}
          />
        </Box>
        <Box
          className="kit-nav"
          position="static"
          width="auto"
          height="auto"
          borderRadius="md"
          padding="2"
          inert
        >
          {items.length > 0 ? <NavTree items={items} current={undefined} /> : <Text>{t("nothing")}</Text>}
        </Box>
      </Stack>
    </Card>
  );
}

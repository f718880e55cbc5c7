/** What somebody of a role sees of the navigation, as the side bar shows it. */
import { Segments } from "@learnt/ui/form/Segments";
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
      <div className="lt-stack">
        <Segments
          label={t("navigation.as")}
          hideLabel
          value={role}
          options={roles.map((value) => ({ value, label: t(`signIn.role.${value}`) }))}
          onChange={setRole}
        />
        <div className="lt-nav st-nav-preview" inert>
          {items.length > 0 ? (
            <NavTree items={items} current={undefined} />
          ) : (
            <p className="st-nav-empty">{t("navigation.nothing")}</p>
          )}
        </div>
      </div>
    </Card>
  );
}

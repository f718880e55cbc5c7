/** What the console's search finds beside its pages: tenants, teams, own domains, and people by their whole address. */
import { orProblem } from "@learnt/ui/http/session";
import type { PaletteEntry } from "@learnt/ui/shell/CommandPalette";
import { Building2, Globe, Layers, UserRound } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../api/client";
import { paths } from "./paths";

const icons = {
  tenant: <Building2 />,
  team: <Layers />,
  domain: <Globe />,
  person: <UserRound />,
};
type Kind = keyof typeof icons;
const isKind = (kind: string): kind is Kind => kind in icons;

export function useConsoleSearch() {
  const { t } = useTranslation("console");
  return useCallback(
    async (text: string): Promise<readonly PaletteEntry[]> => {
      const hits = await orProblem(client.GET("/api/search", { params: { query: { q: text } } }));
      return hits.flatMap(({ kind, tenantId, tenantName, title, note }) => {
        if (!isKind(kind)) return [];
        return {
          id: `${kind}:${tenantId}:${title}:${note}`,
          title,
          note: kind === "tenant" ? tenantId : kind === "person" ? tenantName : `${tenantName} · ${note}`,
          group: t(`search.${kind}`),
          icon: icons[kind],
          to: paths.tenant(tenantId),
        };
      });
    },
    [t],
  );
}

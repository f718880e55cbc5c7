/** What the console's search finds beside its pages: tenants, teams, own domains, and people by their whole address. */
import { unwrapOrThrow } from "@learnt/ui/http/session";
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
type SearchHit = { tenantId: string; tenantName: string; note: string };
const isKind = (kind: string): kind is Kind => kind in icons;

export function useConsoleSearch() {
  const { t } = useTranslation("console");
  const noteOf = useCallback(
    (kind: Kind, { tenantId, tenantName, note }: SearchHit) => {
      if (kind === "tenant") return tenantId;
      if (kind === "person") return tenantName;
      return `${tenantName} · ${kind === "domain" ? t(`domains:states.${note}`, note) : note}`;
    },
    [t],
  );
  return useCallback(
    async (text: string): Promise<readonly PaletteEntry[]> => {
      const hits = await unwrapOrThrow(client.GET("/api/search", { params: { query: { q: text } } }));
      return hits.flatMap((hit) => {
        const { kind, tenantId, title, note } = hit;
        if (!isKind(kind)) return [];
        return {
          id: `${kind}:${tenantId}:${title}:${note}`,
          title,
          note: noteOf(kind, hit),
          group: t(`search.${kind}`),
          icon: icons[kind],
          to: paths.tenant(tenantId),
        };
      });
    },
    [t, noteOf],
  );
}

/** What stands first in a list. */
import type { Api } from "./api";

export async function firstId(api: Api, list: string): Promise<string> {
  const { items } = await api.get<{ items: { id: string }[] }>(list);
  return items[0]?.id ?? "none";
}

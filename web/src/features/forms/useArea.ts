/** Managers and admins have the same screens at addresses of their own. */
import { useLocation } from "react-router";

export type Area = "admin" | "manager";

export function useArea(): { area: Area; to: (rest: string) => string } {
  const area: Area = useLocation().pathname.startsWith("/apps/manager/") ? "manager" : "admin";
  return { area, to: (rest) => `/apps/${area}/${rest}` };
}

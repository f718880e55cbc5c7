/** Days of the organisation. */
import { useFormat } from "@learnt/ui/base/format";
import { useTenantContext } from "./tenantContext";

/**
 * A moment that stands for a whole day of the organisation, by when something is due or from when it begins again, as that day: the
 * same wherever it is read.
 */
export function useTenantDay(): (when: string | null | undefined) => string {
  const { dateIn } = useFormat();
  const zone = useTenantContext().tenant.timeZone;
  return (when) => dateIn(when, zone);
}

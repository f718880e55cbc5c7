/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { OwnTenant } from "../tenant";

export const addresses = (own: OwnTenant) => ({
  "/blog/:id": `/blog/${own.blogId}`,
  "/product/:id": `/product/${own.productId}`,
});

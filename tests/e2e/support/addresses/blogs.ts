/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { Own } from "../tenant";

export const addresses = (own: Own) => ({
  "/blog/:id": `/blog/${own.blogId}`,
  "/product/:id": `/product/${own.productId}`,
});

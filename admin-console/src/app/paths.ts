/** Every path of the console. */
const superadmin = "/apps/superadmin";

export const paths = {
  signIn: "/login",
  tenants: `${superadmin}/tenants`,
  newTenant: `${superadmin}/new-tenant`,
  tenant: (id: string) => `${superadmin}/tenant/${encodeURIComponent(id)}`,
  notFound: "/pages/errors/error-404",
};

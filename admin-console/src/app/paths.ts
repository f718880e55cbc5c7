/** Every path of the console. */
const superadmin = "/apps/superadmin";

export const paths = {
  signIn: "/login",
  fleet: `${superadmin}/fleet`,
  operators: `${superadmin}/operators`,
  account: `${superadmin}/account`,
  tenants: `${superadmin}/tenants`,
  newTenant: `${superadmin}/new-tenant`,
  tenant: (id: string) => `${superadmin}/tenant/${encodeURIComponent(id)}`,
  tenantLog: (id: string) => `${superadmin}/tenant/${encodeURIComponent(id)}/audit-log`,
  licences: `${superadmin}/monthly-license`,
  licence: (tenant: string, month: string) =>
    `${superadmin}/monthly-license/${encodeURIComponent(tenant)}/${encodeURIComponent(month)}`,
  navigation: `${superadmin}/navigation-settings`,
  query: `${superadmin}/query-firestore`,
  triggers: `${superadmin}/triggers`,
  tenantTriggers: (tenant: string) => `${superadmin}/triggers/${encodeURIComponent(tenant)}`,
  newTrigger: (tenant: string) => `${superadmin}/triggers/${encodeURIComponent(tenant)}/new`,
  trigger: (tenant: string, id: string) =>
    `${superadmin}/triggers/${encodeURIComponent(tenant)}/${encodeURIComponent(id)}`,
  erasures: `${superadmin}/erasures`,
  log: `${superadmin}/audit-log`,
  notFound: "/pages/errors/error-404",
};

import { test } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { signInToConsole } from "./support/console";
import { orderBare, signInOperator } from "./support/order";
import { product } from "./support/product";

const kinds = ["Clinics", "Hotels", "Schools", "Foods", "Energy", "Retail", "Logistics"];
const words = ["North", "Harbour", "Munich", "Silver", "Green", "Atlas", "Delta", "Orchard", "Granite", "Willow"];
test("thousand", async ({ browser }) => {
  test.setTimeout(3_000_000);
  let at = await signInOperator();
  const begun = Date.now();
  let next = 0;
  const failed: string[] = [];
  await Promise.all(Array.from({ length: 4 }, async () => {
    while (next < 1000) {
      const n = next++;
      try { 
        const name = `${words[n % 10]} ${kinds[Math.floor(n / 10) % 7]} ${n}`; const label = `${words[n % 10]}-${n}`.toLowerCase();
        const { id } = await at.post("/tenants", { name, team: { displayName: name, label }, root: "learnt.localhost", domain: null, plan: "business", timeZone: "Europe/Berlin",
          admin: { firstName: "Ines", lastName: "Inspector", email: `ines@${label}.test` },
          theme: { primaryColor: "#b45309", secondaryColor: "#0f766e", sidebarBackgroundColor: "#1c2433", topHeaderBackgroundColor: "#ffffff", palette: null } });
        await at.follow(`/tenants/${id}/steps/stream`); } catch (error) { failed.push(`${n} ${String(error).slice(0, 300)}`); }
      if (n % 100 === 0) console.log(n, (Date.now() - begun) / 1000, failed.length);
    }
  }));
  console.log("made", (Date.now() - begun) / 1000, failed.length, failed[0]);
  writeFileSync("/tmp/product1000.json", JSON.stringify(product()));
  const paths = ["tenants", "fleet", "monthly-license", "triggers", "navigation-settings", "query-firestore"];
  for (const [name, viewport] of [["wide", { width: 1440, height: 900 }], ["phone", { width: 360, height: 760 }]] as const) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      page.setDefaultTimeout(30000);
      await signInToConsole(page, "/apps/superadmin/tenants");
      for (const path of paths) {
        const t = Date.now();
        await page.goto(`${product().console}/apps/superadmin/${path}`);
        await page.waitForLoadState("networkidle").catch(() => undefined);
        await page.waitForTimeout(800);
        console.log(name, colorScheme, path, page.url(), Date.now() - t);
        await page.screenshot({ path: `/tmp/c1000/${name}-${colorScheme}-${path}.png`, fullPage: name === "phone" });
      }
      if (colorScheme === "light") {
        await page.goto(`${product().console}/apps/superadmin/tenants`);
        await page.getByRole("searchbox").first().fill("harbour-33").catch(() => undefined);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/c1000/${name}-search.png` });
        const link = page.getByRole("link", { name: /harbour|inspected/i }).first();
        await link.click().catch(() => undefined);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/c1000/${name}-tenant.png`, fullPage: true });
      }
      await context.close();
    }
  }
});

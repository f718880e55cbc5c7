import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import { iconsOf, loadedWith, type Modules } from "../ui/vite/chunks";
import { appConfig } from "../ui/vite/shared";

const noSuffixes = fileURLToPath(new URL("src/features/sample/noSuffixes.ts", import.meta.url));

/** The pages of a feature, by their paths in the repository. */
const pagesOf = (feature: string) => {
  const folder = `web/src/features/${feature}`;
  return readdirSync(fileURLToPath(new URL(`../${folder}`, import.meta.url)))
    .filter((name) => name.endsWith(".route.tsx"))
    .map((name) => `${folder}/${name}`);
};

const loginFirsts = ["web/src/features/identity/login.route.tsx"];
const shellFirsts = [
  "web/src/app/Shell.tsx",
  "web/src/app/routes.tsx",
  "web/src/app/SessionEffects.tsx",
  "web/src/features/notifications/components/Bell.tsx",
];
const homeFirsts = ["web/src/features/home/home.route.tsx"];
const login = loadedWith(...loginFirsts);
const shell = loadedWith(...shellFirsts);
const home = loadedWith(...homeFirsts);
/** Of pages without the shell, which must not bring it along. */
const signIn = loadedWith(...pagesOf("identity"), ...pagesOf("sample_auth"));

/** What the homepage shows, and few other screens. */
const homeModules = /\/web\/src\/features\/home\//;
const richTextModules = /\/ui\/src\/editor\//;
const isForHome = (id: string) => homeModules.test(id) || richTextModules.test(id);

/** What other features show on the homepages of most people. */
const cardFirsts = [
  "web/src/features/events/components/UpcomingEvents.tsx",
  "web/src/features/people_learning/components/MyTeamCard.tsx",
];

/** Icons go along with the first pages that show them. */
const loginIcons = iconsOf(...loginFirsts);
const firstIcons = iconsOf(...shellFirsts, ...homeFirsts, ...cardFirsts);

const isFirst = (id: string, modules: Modules) =>
  (shell(modules).has(id) || home(modules).has(id)) && !isForHome(id);
const inFrame = (id: string, modules: Modules) => isFirst(id, modules) && login(modules).has(id);
const inParts = (id: string, modules: Modules) => isFirst(id, modules) && signIn(modules).has(id);

export default defineConfig(
  mergeConfig(
    appConfig(process.env.LEARNT_API ?? "http://127.0.0.1:4400", [
      // What checks forms lies apart from what fills them: the login's form does without.
      { name: "forms", test: /node_modules\/react-hook-form\// },
      { name: "checks", test: /node_modules\/(zod|@hookform\/resolvers)\/|\/ui\/src\/form\/zodForm\.ts$/ },
      {
        debugName: "frame",
        name: (id, modules) => (inFrame(id, modules) || loginIcons(id, modules) ? "frame" : null),
      },
      {
        debugName: "first icons",
        name: (id, modules) => (firstIcons(id, modules) ? "icons" : null),
      },
      { name: "more-icons", test: /node_modules\/lucide-react/, minShareCount: 2 },
      {
        debugName: "login",
        name: (id, modules) => (login(modules).has(id) ? "login" : null),
        minShareCount: 2,
      },
      {
        name: "data",
        test: /node_modules\/(@tanstack\/(react-query|query-core)|@chakra-ui\/react\/.*\/factory)/,
      },
      // Wherever something is laid out.
      {
        name: "layout",
        test: /node_modules\/@chakra-ui\/react\/.*\/components\/(box|flex|grid|stack|wrap)\/|\/ui\/src\/(layout|page)\/(layout|Text|Card)\.tsx?$/,
        minShareCount: 2,
      },
      {
        debugName: "parts",
        name: (id, modules) => (inParts(id, modules) ? "parts" : null),
        minShareCount: 2,
      },
      {
        debugName: "shell",
        name: (id, modules) => (isFirst(id, modules) ? "shell" : null),
        minShareCount: 2,
      },
      {
        debugName: "home",
        name: (id, modules) => (home(modules).has(id) && homeModules.test(id) ? "home" : null),
      },
      {
        debugName: "rich",
        name: (id, modules) => (home(modules).has(id) && richTextModules.test(id) ? "rich" : null),
      },
      { name: "my-team", test: /\/features\/people_learning\/components\/(MyTeamCard|TeamOverview)\.tsx$/ },
      { name: "overlays", test: /\/ui\/src\/overlay\/(Menu|Popover|Dialog|TooltipBox)\.tsx$/ },
    ]),
    { resolve: { alias: [{ find: /^tldts$/, replacement: noSuffixes }] } },
  ),
);

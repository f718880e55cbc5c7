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
/** What other features show on the homepages of everybody, and of whoever has people. */
const cardFirsts = ["web/src/features/events/components/UpcomingEvents.tsx"];
const cardStyles = ["web/src/features/events/home.css"];
const teamFirsts = ["web/src/features/people_learning/components/MyTeamCard.tsx"];
const login = loadedWith(...loginFirsts);
const shell = loadedWith(...shellFirsts);
const home = loadedWith(...homeFirsts);
const cards = loadedWith(...cardFirsts);
/** Of pages without the shell, which must not bring it along. */
const signIn = loadedWith(...pagesOf("identity"), ...pagesOf("sample_auth"));

/** What the homepage shows, and few other screens. */
const homeModules = /\/web\/src\/features\/home\//;
const richTextModules = /\/ui\/src\/editor\//;
const isForHome = (id: string) => homeModules.test(id) || richTextModules.test(id);
const isOneOf = (firsts: readonly string[], id: string) => firsts.some((path) => id.endsWith(`/${path}`));

/** Icons go along with the first pages that show them. */
const loginIcons = iconsOf(...loginFirsts);
const firstIcons = iconsOf(...shellFirsts, ...homeFirsts, ...cardFirsts, ...teamFirsts);

/** With each page of whoever is signed in, the homepage first of all. Styles of cards stay with the screens of their features. */
const isFirst = (id: string, modules: Modules) =>
  (shell(modules).has(id) || home(modules).has(id) || (cards(modules).has(id) && !id.endsWith(".css"))) &&
  !isForHome(id);
const inFrame = (id: string, modules: Modules) => isFirst(id, modules) && login(modules).has(id);
const inParts = (id: string, modules: Modules) => isFirst(id, modules) && signIn(modules).has(id);
const inShell = (id: string, modules: Modules) =>
  isFirst(id, modules) || isOneOf(shellFirsts, id) || firstIcons(id, modules);
const inHome = (id: string, modules: Modules) =>
  (home(modules).has(id) && isForHome(id)) || isOneOf([...homeFirsts, ...cardFirsts, ...cardStyles], id);

/** Wherever something is fetched or laid out, with the shell and without. */
const DATA =
  /\/node_modules\/(@tanstack\/(react-query|query-core)|@chakra-ui\/react\/.*\/(factory|components\/(box|flex|grid|stack|wrap)\/))|\/ui\/src\/(layout|page)\/(layout|Text|Card)\.tsx?$/;
/** Words of the shell and the homepage, and those of a manager's card on it, by their language. */
const FIRST_WORDS = [
  /\/web\/src\/i18n\/(\w+)\/(?:shell|home|events_home)\.json$/,
  /\/ui\/src\/i18n\/navigation[./](\w+)(?:\.ts$|\/)/,
];
const TEAM_WORDS = [
  /\/web\/src\/i18n\/(\w+)\/(?:my_team\.json$|document_names\/)/,
  /\/web\/src\/i18n\/documentNames\.(\w+)\.ts$/,
];
const languageOf = (words: readonly RegExp[], id: string) =>
  words.map((some) => some.exec(id)?.[1]).find(Boolean);

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
        debugName: "login",
        name: (id, modules) => (login(modules).has(id) ? "login" : null),
        minShareCount: 2,
      },
      {
        debugName: "data",
        name: (id, modules) => (DATA.test(id) || inParts(id, modules) ? "data" : null),
        minShareCount: 2,
      },
      {
        debugName: "shell",
        name: (id, modules) => (inShell(id, modules) ? "shell" : null),
      },
      {
        debugName: "home",
        name: (id, modules) => (inHome(id, modules) ? "home" : null),
      },
      { name: "more-icons", test: /node_modules\/lucide-react/, minShareCount: 2 },
      {
        debugName: "first words",
        name: (id) => {
          const language = languageOf(FIRST_WORDS, id);
          return language ? `words-${language}` : null;
        },
      },
      {
        debugName: "words of a team",
        name: (id) => {
          const language = languageOf(TEAM_WORDS, id);
          return language ? `team-words-${language}` : null;
        },
      },
      { name: "my-team", test: /\/features\/people_learning\/components\/(MyTeamCard|TeamOverview)\.tsx$/ },
      { name: "overlays", test: /\/ui\/src\/overlay\/(Menu|Popover|Dialog|TooltipBox)\.tsx$/ },
    ]),
    { resolve: { alias: [{ find: /^tldts$/, replacement: noSuffixes }] } },
  ),
);

/** What could not be loaded is never shown as if there were nothing: each look-up says so (`QueryError`, `ErrorState`, the list's own). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** An answer for which something empty stands in until it is there, or of which only the answer is taken. */
const standsIn = /\.data(\?\.\w+)? \?\? (\[\]|none\b|nothing\b)|(?<!\w)data\?\.\w+ \?\? \[\]/;
const takesOnly = /const \{ data\b[^}]*\} = useQuery\(|useQuery\((?:[^()]|\([^()]*\))*\)\.data/;
const showsFailure = /<QueryError|<ErrorState|<ListPage|\berror=\{|\.isError\b|\.error\b|<NotFound/;

/** Where it is said elsewhere, or where nothing that a person looks for would be missing. */
const EXCEPTIONS: Record<string, string> = {
  "admin-console/src/app/role.tsx":
    "as long as it is not known who somebody is, nothing is offered; the frame says why",
  "web/src/features/badges/components/EarnedBadges.tsx": "news, which comes again",
  "web/src/features/certificates/components/CourseCertificate.tsx": "a way to what has its own page",
  "web/src/features/courses/components/OtherEditors.tsx": "news, which comes again",
  "web/src/features/events/components/LatestAddition.tsx": "news, which comes again",
  "web/src/features/identity/components/PasswordRules.tsx": "the service says it as well",
  "web/src/features/notes/components/Chips.tsx": "the list of labels beside the notes says it",
  "web/src/features/notes/components/Composer.tsx": "a note that is being written has nothing on the server",
  "web/src/features/notes/notes.route.tsx": "the list of labels beside the notes says it",
  "web/src/features/notifications/components/Bell.tsx": "the list that it opens says it",
  "web/src/features/notifications/mynotifications.route.tsx": "the list below says it",
  "web/src/features/people/components/ColumnRow.tsx": "the table around its rows says it once",
  "web/src/features/people/components/InvitationJob.tsx": "news, which comes again",
  "web/src/features/permissions/components/JobNotice.tsx": "news, which comes again",
  "web/src/features/permissions/components/RuleText.tsx": "the screen around its rules says it once",
};

it("every look-up says when it failed", () => {
  const result = ["web/src/features", "web/src/app", "admin-console/src"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx") && !path.includes(".test.") && !path.startsWith("sample"))
      .filter((path) => {
        const text = readFileSync(join(root, folder, path), "utf8");
        return (standsIn.test(text) || takesOnly.test(text)) && !showsFailure.test(text);
      })
      .map((path) => `${folder}/${path}`),
  );
  expect(result.filter((path) => !(path in EXCEPTIONS))).toEqual([]);
});

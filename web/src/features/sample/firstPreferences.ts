/** What the screens of whoever signs in to the sample begin with: their own settings, and their shortcuts as the navigation has them. */
import type { Preferences } from "../../app/preferences";
import type { SampleUser } from "../../app/sampleSession";

/** Their shortcuts name apps; those that the sample alone has stand in the navigation under these ids. */
const navigationIds: Readonly<Record<string, string>> = {
  mail: "sample-mail",
  contacts: "sample-contacts",
  todo: "sample-todo",
};

export const firstPreferences = ({ data: { settings, shortcuts } }: SampleUser): Preferences => ({
  settings,
  shortcuts: shortcuts.map((name) => navigationIds[name] ?? name),
});

/** The files as they are at first. */
import type { Random } from "../sample/app";
import { seededUrl } from "../sample/SeededPicture";
import { team } from "../sample/team";
import { pathIn, type SampleFile, typeOf } from "./model";

type Folder = { [name: string]: Folder | string };

/** A folder holds folders, and files as text: their names between bars. */
const tree: Folder = {
  Contracts: {
    "2025": "Lease Rotterdam.pdf|Cleaning.pdf|Insurance.pdf",
    files: "Framework agreement.docx|Non-disclosure.docx",
  },
  "Course material": {
    "First aid": {
      files: "Script.docx|Narration.mp3|Recovery position.mp4|Poster.png|Sources.md",
    },
    Bread: { files: "Recipe cards.pdf|Oven.png|Crust.jpg" },
    files: "Style guide.pdf|Glossary.xlsx",
  },
  Photos: "Roof terrace.jpg|Team lunch.jpg|Harbour in the rain.jpg|夏の庭.jpg|حديقة المكتب.jpg",
  Figures: "Budget.xlsx|Attendance.csv|Quarter in review.pptx|Survey answers.csv",
  files: "Welcome.pdf|Phone list.xlsx|Brand fonts.zip|Notes of Monday.md|Jingle.mp3",
};

const mimes: Record<string, string> = {
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  png: "image/png",
  jpg: "image/jpeg",
};
const DAY_MS = 86_400_000;

export function filesOf(random: Random, now: Date): SampleFile[] {
  const owners = team(random, 6);
  const files: SampleFile[] = [];
  const put = (name: string, location: string, isFolder: boolean) => {
    const ending = name.split(".").at(-1) ?? "";
    const type = isFolder ? "folder" : typeOf(name, mimes[ending] ?? "");
    const modified = now.getTime() - random.int(0, 90) * DAY_MS - random.int(0, 600) * 60_000;
    files.push({
      id: `file-${files.length + 1}`,
      name,
      type,
      owner: random.pick(owners),
      size: isFolder ? 0 : random.int(4, 900) * (type === "video" ? 400_000 : 4_000),
      created: new Date(modified - random.int(0, 200) * DAY_MS).toISOString(),
      modified: new Date(modified).toISOString(),
      opened: new Date(Math.min(now.getTime(), modified + random.int(0, 9) * DAY_MS)).toISOString(),
      location,
      offline: !isFolder && random.int(0, 4) === 0,
      content: type === "image" ? seededUrl(name) : "",
    });
  };
  const walk = (folder: Folder, location: string) => {
    for (const [name, within] of Object.entries(folder)) {
      if (name === "files" && typeof within === "string") {
        for (const file of within.split("|")) put(file, location, false);
        continue;
      }
      put(name, location, true);
      walk(typeof within === "string" ? { files: within } : within, pathIn(location, name));
    }
  };
  walk(tree, "");
  return files;
}

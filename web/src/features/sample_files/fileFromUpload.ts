/** A file that somebody chose, as the sample keeps it: pictures made smaller, large files without their content. */
import { seededUrl } from "../sample/SeededPicture";
import { smallPicture } from "../sample/smallPicture";
import { type SampleFile, typeOf } from "./model";

/** More of one file would soon fill what a browser gives to a page. */
const MAX_SIZE = 2_000_000;

const asAddress = (file: File): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });

export async function fileFromUpload(file: File, owner: string, location: string): Promise<SampleFile> {
  const type = typeOf(file.name, file.type);
  const now = new Date().toISOString();
  const picture = type === "image" ? await smallPicture(file).catch(() => seededUrl(file.name)) : "";
  return {
    id: crypto.randomUUID(),
    name: file.name.replaceAll("/", " "),
    type,
    owner,
    size: file.size,
    created: now,
    modified: now,
    opened: now,
    location,
    offline: false,
    content: picture || (file.size <= MAX_SIZE ? await asAddress(file) : ""),
  };
}

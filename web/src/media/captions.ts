/** Captions as WebVTT and SubRip spell them: read for a transcript and an editor, and written as WebVTT. */

export type Cue = { from: number; to: number; text: string };

const CLOCK = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?$/;

/** Seconds of `1:02:03.5` or `02:03`; null: it is no time. */
export function readTime(text: string): number | null {
  const result = CLOCK.exec(text.trim());
  if (!result) return null;
  const [, hours = "0", minutes = "0", seconds = "0", fraction = "0"] = result;
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

/** `00:01:02.500`, as WebVTT wants it. */
export function writeTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const clock = [whole / 3_600_000, (whole / 60_000) % 60, (whole / 1000) % 60].map(two).join(":");
  return `${clock}.${String(whole % 1000).padStart(3, "0")}`;
}

/** The cues of a file in the order of their beginning; what cannot be read is left out. */
export function readCaptions(file: string): Cue[] {
  const text = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const cues: Cue[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => line.includes("-->"));
    if (at < 0 || at > 1) continue;
    const [start = "", end = ""] = (lines[at] as string).split("-->");
    const [from, to] = [readTime(start), readTime(end.trim().split(/\s+/)[0] ?? "")];
    const spoken = lines
      .slice(at + 1)
      .join("\n")
      .trim();
    if (from !== null && to !== null && to > from && spoken) cues.push({ from, to, text: spoken });
  }
  return cues.sort((a, b) => a.from - b.from);
}

/** The same as a file. An empty line would end a caption, and an arrow begin another. */
export function writeCaptions(cues: readonly Cue[]): string {
  const tidy = (text: string) =>
    text
      .trim()
      .replace(/\n\s*\n+/g, "\n")
      .replaceAll("-->", "→");
  const blocks = [...cues]
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, text }) => `${writeTime(from)} --> ${writeTime(to)}\n${tidy(text)}`);
  return `${["WEBVTT", ...blocks].join("\n\n")}\n`;
}

/** What is said, without the marks of who says it and how. */
export const plainCueText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&");

/** Where a video is in its captions: the last that has begun; -1 before the first. */
export function cueAt(cues: readonly Cue[], at: number): number {
  let result = -1;
  for (const [index, cue] of cues.entries()) if (cue.from <= at + 0.05) result = index;
  return result;
}

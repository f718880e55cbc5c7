/**
 * What cargo says while it builds: how far it is, and which of the kept results it used.
 * Cargo draws its own bar on standard error, `Building [==> ] 12/410: serde`, and names every result on standard output.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's own signs are what is taken away
const SIGNS = /\u001b\[[0-9;]*[A-Za-z]/g;
const BAR = /^\s*Building \[[^\]]*\] (\d+)\/(\d+)(?:: (.*))?$/;
const STATUS = /^\s*(Blocking|Updating|Locking|Downloading|Downloaded|Compiling|Checking|Fresh|Finished)\b/;

/** Reads one line of cargo's standard error: progress, or words that belong into the log. */
export function read(line) {
  const text = line.replace(SIGNS, "").trimEnd();
  const bar = BAR.exec(text);
  if (bar) return { done: Number(bar[1]), total: Number(bar[2]), now: bar[3] ?? "" };
  const status = STATUS.exec(text)?.[1];
  if (status === "Blocking") return { text, status, now: "waits for another build" };
  if (status === "Updating" || status?.startsWith("Download")) return { text, status, now: "fetches crates" };
  return { text, status };
}

/** How far a build is, in words. */
export function words({ done, total, now }, seconds) {
  if (!total) return `${now || "begins"}, ${seconds} s`;
  return `${done} of ${total} crates, ${total - done} left, ${seconds} s`;
}

/** The same with a bar in front, for a terminal that is `columns` wide. */
export function bar(state, seconds, columns) {
  const text = words(state, seconds);
  const width = Math.min(30, columns - text.length - 24);
  if (!state.total || width < 5) return text;
  const full = Math.round((width * state.done) / state.total);
  return `[${"█".repeat(full)}${"░".repeat(width - full)}] ${text}`;
}

/** The files that a message on cargo's standard output names, and whether they are this checkout's own. */
export function results(line) {
  if (!line.startsWith("{")) return undefined;
  const message = JSON.parse(line);
  const files = message.filenames ?? (message.out_dir ? [message.out_dir] : []);
  return { files, own: message.package_id?.startsWith("path+") ?? false };
}

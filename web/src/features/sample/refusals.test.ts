import { expect, it } from "vitest";
import ar from "../../i18n/ar/sample.json";
import en from "../../i18n/en/sample.json";
import { refusals, refuse } from "./refusals";

const english: Record<string, string> = en;
const arabic: Record<string, string> = ar;

it("has its own words for each refusal of the mock in every language, and in English those of the mock", () => {
  const codes = Object.keys(english).filter((key) => key.startsWith("refused."));
  expect(codes.sort()).toEqual(Object.keys(refusals).map((code) => `refused.${code}`));
  for (const [code, [, sentence]] of Object.entries(refusals)) {
    expect(english[`refused.${code}`]).toBe(sentence);
    expect(arabic[`refused.${code}`]).toMatch(/\p{Script=Arabic}/u);
  }
});

it("refuses as the document says: an unknown board and an invalid token by status and sentence", async () => {
  const board = refuse("sample_board_unknown");
  expect(board.status).toBe(404);
  expect(await board.json()).toMatchObject({ detail: "Requested board do not exist." });
  const token = refuse("invalid_token");
  expect(token.status).toBe(401);
  expect(await token.json()).toMatchObject({ detail: "Invalid access token detected" });
});

it("says at which field something is missing", async () => {
  expect(await refuse("sample_title_missing", "title").json()).toMatchObject({
    errors: [{ field: "title", code: "sample_title_missing", message: "Please enter a title." }],
  });
});

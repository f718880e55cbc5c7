import { expect, it, vi } from "vitest";
import { type SampleSession, sampleSession } from "../../app/sampleSession";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import type { About, Album, Timeline } from "./model";

vi.mock("../../app/sampleSession", async (original) => ({
  ...(await original<typeof import("../../app/sampleSession")>()),
  sampleSession: vi.fn(() => null),
}));

it("shows what was done and written, pictures and films, and is asked for nothing else", async () => {
  const { ask } = answersOf(app);
  const { posts, activities } = (await ask("/api/profile/timeline")).body as Timeline;
  expect(posts.some(({ media }) => media)).toBe(true);
  expect(posts.some(({ comments }) => comments.length > 0)).toBe(true);
  expect(activities.length).toBeGreaterThan(0);
  const kinds = ((await ask("/api/profile/photos-videos")).body as Album[]).flatMap(({ media }) =>
    media.map(({ type }) => type),
  );
  expect(new Set(kinds)).toEqual(new Set(["photo", "video"]));
  await expect(ask("/api/profile/secrets")).rejects.toThrow();
});

it("says of whoever is signed in to the sample what is theirs", async () => {
  const { ask } = answersOf(app);
  const about = async () => (await ask("/api/profile/about")).body as About;
  expect((await about()).contact.emails).toEqual(["admin@sample.example"]);
  const user = { uuid: "sample-staff", data: { displayName: "Arnaud Petit", email: "staff@sample.example" } };
  vi.mocked(sampleSession).mockReturnValue({ user } as SampleSession);
  const own = await about();
  expect(own.contact.emails).toEqual(["staff@sample.example"]);
  expect(own.work.occupation).not.toBe("Course planner");
});

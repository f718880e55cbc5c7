import { expect, it } from "vitest";
import { type Contact, callTo, current, mailTo, placeBy } from "./model";

const contact = (userId: string, displayName = userId): Contact => ({
  userId,
  displayName,
  relation: "member",
  avatar: null,
  position: null,
  email: null,
  phone: null,
});

it("shows the chosen one as the list has them, while they may still be in it", () => {
  const [mona, otto] = [contact("1", "Mona"), contact("2", "Otto")];
  expect(current(null, [mona], true)).toBeNull();
  expect(current(mona, [contact("1", "Mona Berg")], true)?.displayName).toBe("Mona Berg");
  expect(current(mona, [otto], false)).toBe(mona);
  expect(current(mona, [otto], true)).toBeNull();
});

it("goes along the strip by keys and stops at its ends", () => {
  expect(placeBy("ArrowDown", 0, 3)).toBe(1);
  expect(placeBy("ArrowDown", 2, 3)).toBe(2);
  expect(placeBy("ArrowUp", 0, 3)).toBe(0);
  expect(placeBy("End", 0, 3)).toBe(2);
  expect(placeBy("Home", 2, 3)).toBe(0);
  expect(placeBy("Tab", 1, 3)).toBeNull();
});

it("writes addresses and numbers so that nothing else is read in them", () => {
  expect(mailTo("mona@acme.test")).toBe("mailto:mona@acme.test");
  expect(mailTo("a?bcc=b@acme.test")).toBe("mailto:a%3Fbcc%3Db@acme.test");
  expect(callTo("+49 30 12-34")).toBe("tel:+49301234");
  expect(callTo("ask at the desk")).toBeNull();
});

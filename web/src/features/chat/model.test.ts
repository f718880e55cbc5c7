import { expect, it } from "vitest";
import { type Contact, currentContact, mailtoHref, nextIndexForKey, telHref } from "./model";

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
  expect(currentContact(null, [mona], true)).toBeNull();
  expect(currentContact(mona, [contact("1", "Mona Berg")], true)?.displayName).toBe("Mona Berg");
  expect(currentContact(mona, [otto], false)).toBe(mona);
  expect(currentContact(mona, [otto], true)).toBeNull();
});

it("goes along the strip by keys and stops at its ends", () => {
  expect(nextIndexForKey("ArrowDown", 0, 3)).toBe(1);
  expect(nextIndexForKey("ArrowDown", 2, 3)).toBe(2);
  expect(nextIndexForKey("ArrowUp", 0, 3)).toBe(0);
  expect(nextIndexForKey("End", 0, 3)).toBe(2);
  expect(nextIndexForKey("Home", 2, 3)).toBe(0);
  expect(nextIndexForKey("Tab", 1, 3)).toBeNull();
});

it("writes addresses and numbers so that nothing else is read in them", () => {
  expect(mailtoHref("mona@acme.test")).toBe("mailto:mona@acme.test");
  expect(mailtoHref("a?bcc=b@acme.test")).toBe("mailto:a%3Fbcc%3Db@acme.test");
  expect(telHref("+49 30 12-34")).toBe("tel:+49301234");
  expect(telHref("ask at the desk")).toBeNull();
});

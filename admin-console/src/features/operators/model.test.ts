import { expect, it } from "vitest";
import { disableSchema, inviteSchema } from "./model";

const say = (complaint: string) => complaint;

it("asks for an address, a name and six digits, however they are spaced", () => {
  const read = inviteSchema(say).safeParse({
    email: " robin@learnt.test ",
    name: " Robin ",
    code: "123 456",
  });
  expect(read.data).toEqual({ email: "robin@learnt.test", name: "Robin", code: "123456" });
  const wrong = inviteSchema(say).safeParse({ email: "robin", name: " ", code: "12345" });
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual(["email", "name", "code"]);
  expect(disableSchema(say).safeParse({ code: "abc" }).success).toBe(false);
});

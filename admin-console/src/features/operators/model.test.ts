import { expect, it } from "vitest";
import { inviteSchema, proofSchema } from "./model";

const translateError = (problem: string) => problem;

it("asks for an address, a name and six digits, however they are spaced", () => {
  const read = inviteSchema(translateError).safeParse({
    email: " robin@learnt.test ",
    name: " Robin ",
    role: "support",
    code: "123 456",
  });
  expect(read.data).toEqual({ email: "robin@learnt.test", name: "Robin", role: "support", code: "123456" });
  const wrong = inviteSchema(translateError).safeParse({
    email: "robin",
    name: " ",
    role: "owner",
    code: "12345",
  });
  expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(["email", "name", "role", "code"]);
  expect(proofSchema(translateError).safeParse({ code: "abc" }).success).toBe(false);
});

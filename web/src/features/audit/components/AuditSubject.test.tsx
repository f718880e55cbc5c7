import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AuditSubject } from "./AuditSubject";

afterEach(cleanup);

const shown = (row: Parameters<typeof AuditSubject>[0]["row"]) =>
  [...render(<AuditSubject row={row} />).container.querySelectorAll("bdi")].map((name) => name.textContent);

const person = { subject: "0190a0d0-0000-7000-8000-000000000001_acme", subjectName: "Lena Berg" };

it("names the person and what was marked as completed for them", () => {
  const details = { course: "Fire safety", reason: "Done on paper" };
  expect(shown({ ...person, details })).toEqual(["Lena Berg", "Fire safety"]);
});

it("says no more than there is", () => {
  expect(shown({ ...person, details: { roles: ["admin"] } })).toEqual(["Lena Berg"]);
  expect(shown({ subject: "acme", details: {} })).toEqual(["acme"]);
});

import { ApiProblem } from "@learnt/ui/http/problem";
import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage, startI18n } from "../i18n/i18n";
import { lineErrorMessage, toFailure } from "./problem";

const invalidFields = new ApiProblem(422, {
  code: "invalid_fields",
  detail: "Please check the marked fields",
  errors: [{ field: "team.label", code: "taken", message: "This label is taken." }],
  requestId: "r1",
});

describe("the translator of problems", () => {
  beforeAll(async () => {
    await startI18n();
    await setLanguage("en");
  });

  it("says in English what the service says, but what that says for programs in words of its own", () => {
    const of = (code: string) =>
      toFailure(new ApiProblem(409, { code, detail: "Told by the service." })).message;
    expect(of("event_full")).toBe("Told by the service.");
    expect(of("changed_meanwhile")).toBe("Told by the service.");
    expect(of("nobody_knows")).toBe("Told by the service.");
    expect(of("invalid_query")).not.toBe("Told by the service.");
  });

  it("passes on the server's sentences and their fields", () => {
    expect(toFailure(invalidFields)).toEqual({
      message: "Please check the marked fields",
      fields: [{ field: "team.label", message: "This label is taken." }],
      requestId: undefined,
    });
  });

  it("names the request only of a fault, where somebody will ask for it", () => {
    const fault = new ApiProblem(500, {
      code: "internal",
      detail: "Something has gone wrong, please try again later",
      requestId: "r2",
    });
    expect(toFailure(fault).requestId).toBe("r2");
  });

  it("has a sentence where the server could not say one", () => {
    expect(toFailure(new ApiProblem(0, { code: "network" })).message).toMatch(/cannot be reached/);
    expect(toFailure(new ApiProblem(502, {})).message).toBe(
      "Something has gone wrong, please try again later",
    );
    expect(toFailure(new TypeError("x is undefined")).message).toBe(
      "Something has gone wrong, please try again later",
    );
  });

  it("speaks the reader's language where it knows the code", async () => {
    await setLanguage("ar");
    const stale = new ApiProblem(409, { code: "changed_meanwhile", detail: "Changed by Ana." });
    expect(toFailure(stale).message).toMatch(/مكان آخر/);
    const strange = new ApiProblem(409, { code: "nobody_knows", detail: "Please check the marked fields" });
    expect(toFailure(strange).message).toBe("Please check the marked fields");
    await setLanguage("en");
  });

  it("says of a line what is wrong with it, with what the sentence counts and names", async () => {
    const messageFor = (code: string, params = {}) =>
      lineErrorMessage({ code, params, message: "In English" });
    expect(messageFor("cell_count", { cells: 3, columns: 7 })).toBe("In English");
    await setLanguage("ar");
    expect(messageFor("cell_count", { cells: 3, columns: 7 })).toMatch(/3.*7/);
    expect(messageFor("ambiguous_key", { count: 2 })).toMatch(/شخصان/);
    expect(messageFor("ambiguous_key", { count: 5 })).toMatch(/5/);
    expect(messageFor("not_an_email")).toMatch(/بريد إلكتروني/);
    expect(messageFor("person_above", { name: "Root" })).toMatch(/Root/);
    expect(messageFor("")).toBe("In English");
    await setLanguage("en");
  });

  it("tells the same code at two fields apart", async () => {
    await setLanguage("ar");
    const at = (field: string) =>
      toFailure(new ApiProblem(422, { errors: [{ field, code: "required", message: "Needed" }] })).fields?.[0]
        ?.message;
    expect(at("roles")).toMatch(/دور/);
    expect(at("lastName")).toMatch(/مطلوب/);
    await setLanguage("en");
  });
});

import { describe, expect, it } from "vitest";
import {
  assign,
  customField,
  type ImportJob,
  importBlocker,
  keysOf,
  missingNames,
  partition,
  percent,
  startingChoice,
  stepOf,
} from "./importPeople";

const job: ImportJob = {
  id: "1",
  status: "uploaded",
  fileName: "people.csv",
  encoding: "UTF-8",
  delimiter: ",",
  columns: ["Name", "Mail", "Nr"],
  sample: [],
  suggestedMapping: ["firstName", "email", null],
  suggestedMatchBy: "email",
  mapping: [],
  matchBy: null,
  invite: false,
  total: 300,
  processed: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  createdAt: "2026-11-20T10:00:00Z",
  finishedAt: null,
};

describe("the mapping", () => {
  it("begins with the suggestion, and later with what was chosen", () => {
    expect(startingChoice(job)).toEqual({
      mapping: ["firstName", "email", null],
      matchBy: "email",
      invite: false,
    });
    const chosen = {
      ...job,
      mapping: [null, "email", "employeeId"],
      matchBy: "employeeId" as const,
      invite: true,
    };
    expect(startingChoice(chosen)).toEqual({
      mapping: [null, "email", "employeeId"],
      matchBy: "employeeId",
      invite: true,
    });
  });

  it("gives a field to one column only", () => {
    expect(assign(["firstName", "email", null], 2, "email")).toEqual(["firstName", null, "email"]);
    expect(assign(["firstName", "email", null], 1, null)).toEqual(["firstName", null, null]);
    expect(assign([null, null], 0, null)).toEqual([null, null]);
  });

  it("needs a key that a column fills", () => {
    expect(importBlocker({ mapping: ["firstName"], matchBy: null, invite: false })).toBe("noKey");
    expect(importBlocker({ mapping: ["employeeId"], matchBy: "email", invite: false })).toBe("keyNotMapped");
    expect(importBlocker({ mapping: ["firstName", "email"], matchBy: "email", invite: false })).toBeNull();
    expect(keysOf(["username", null, "email"])).toEqual(["email", "username"]);
  });

  it("says which names a new person would lack", () => {
    expect(missingNames(["email", "lastName"])).toEqual(["firstName"]);
    expect(missingNames(["firstName", "lastName"])).toEqual([]);
  });

  it("makes the key of an own field from a column's name", () => {
    expect(customField("Shoe size")).toBe("fields.shoeSize");
    expect(customField("Führerschein (Klasse)")).toBe("fields.fuhrerscheinKlasse");
    expect(customField("42")).toBeNull();
    expect(customField("名前")).toBeNull();
  });
});

describe("the steps", () => {
  it("follow the job", () => {
    expect(stepOf(undefined, false)).toBe("upload");
    expect(stepOf(job, false)).toBe("map");
    expect(stepOf({ ...job, status: "checked" }, false)).toBe("check");
    expect(stepOf({ ...job, status: "checked" }, true)).toBe("map");
    expect(stepOf({ ...job, status: "running" }, true)).toBe("run");
    expect(stepOf({ ...job, status: "done" }, false)).toBe("done");
  });

  it("keep apart what waits for somebody", () => {
    const jobs = (["uploaded", "checked", "running", "done", "failed"] as const).map((status) => ({
      ...job,
      id: status,
      status,
    }));
    const { waiting, others } = partition(jobs);
    expect(waiting.map((item) => item.id)).toEqual(["uploaded", "checked"]);
    expect(others.map((item) => item.id)).toEqual(["running", "done", "failed"]);
  });

  it("count lines as percent, never more than are through", () => {
    expect(percent({ ...job, processed: 299 })).toBe(99);
    expect(percent({ ...job, processed: 300 })).toBe(100);
    expect(percent({ ...job, total: 0 })).toBe(100);
  });
});

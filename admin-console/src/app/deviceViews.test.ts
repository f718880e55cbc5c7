import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { useDeviceViews } from "./deviceViews";
import { startLanguages } from "./i18n";

beforeAll(startLanguages);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const troubled = { name: "Troubled", query: "health=deadLetters" };

it("keeps views of a list for the next time, and forgets what it cannot read", () => {
  const first = renderHook(useDeviceViews);
  expect(first.result.current.of("tenants")).toEqual([]);
  act(() => first.result.current.keep("tenants", [troubled]));
  expect(first.result.current.of("tenants")).toEqual([troubled]);
  expect(first.result.current.of("licences")).toEqual([]);

  const next = renderHook(useDeviceViews);
  expect(next.result.current.of("tenants")).toEqual([troubled]);
  localStorage.setItem("learnt.views.tenants", '{"name":1}');
  expect(renderHook(useDeviceViews).result.current.of("tenants")).toEqual([]);
});

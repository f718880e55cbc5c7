import { beforeEach, expect, it } from "vitest";
import { consumeFlow } from "./providerFlow";

const flow = { flow: "f", provider: { kind: "oidc", name: "Acme Staff" } };

beforeEach(() => sessionStorage.clear());

it("is taken once: whoever comes back a second time began nothing", () => {
  sessionStorage.setItem("learnt.provider", JSON.stringify(flow));
  expect(consumeFlow()).toEqual(flow);
  expect(consumeFlow()).toBeNull();
});

it("is nothing in a tab that began nothing, or that kept something else", () => {
  expect(consumeFlow()).toBeNull();
  sessionStorage.setItem("learnt.provider", "{broken");
  expect(consumeFlow()).toBeNull();
});

import { KitContext } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { CourseDraft } from "../courseDraft";
import type { Completion, Course } from "../model";
import { CourseDraftContext } from "../useCourseDraft";
import { CompletionEditor } from "./CompletionEditor";
import { Figure } from "./Figure";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

function show(onChange: (rule: Completion) => void) {
  const draft = new CourseDraft("c", { id: "c", revision: 1 } as Course, new QueryClient());
  render(
    <KitContext value={testHost}>
      <CourseDraftContext value={draft}>
        <CompletionEditor
          activity={{ id: "a", title: "Film" }}
          type="video"
          value={{ kind: "watched", percent: 90 }}
          disabled={false}
          error={undefined}
          onChange={onChange}
          onLeave={() => undefined}
        />
      </CourseDraftContext>
    </KitContext>,
  );
  const input = screen.getByLabelText<HTMLInputElement>("rule.percent");
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { draft, input, type };
}

afterEach(cleanup);

it("saves a figure when it is finished, never one that is half typed", () => {
  const changed = vi.fn();
  const { input, type } = show(changed);
  type("1");
  type("15");
  expect(changed).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(changed).toHaveBeenCalledExactlyOnceWith({ kind: "watched", percent: 15 });
});

it.each(["150", "-5", "abc", "0", ""])(
  "says that %j cannot be saved, and leaves it to be mended",
  (value) => {
    const changed = vi.fn();
    const { draft, input, type } = show(changed);
    type(value);
    fireEvent.blur(input);
    expect(changed).not.toHaveBeenCalled();
    expect(input.value).toBe(value);
    expect(screen.getByRole("alert").textContent).toBe("rule.figureWrong");
    expect(draft.saving).toBe("invalid");
    type("80");
    fireEvent.blur(input);
    expect(draft.saving).toBe("saved");
    expect(changed).toHaveBeenCalledExactlyOnceWith({ kind: "watched", percent: 80 });
  },
);

it("keeps other figures of an activity by their own names, and lets one say nothing that may", () => {
  const [changed, emptied] = [vi.fn(), vi.fn()];
  const draft = new CourseDraft("c", { id: "c", revision: 1 } as Course, new QueryClient());
  const figure = (name: string, more: Partial<ComponentProps<typeof Figure>>) => (
    <Figure
      id={name}
      activity={{ id: "a", title: "Film" }}
      name={name}
      label={name}
      value={5}
      max={20}
      disabled={false}
      onChange={changed}
      {...more}
    />
  );
  render(
    <KitContext value={testHost}>
      <CourseDraftContext value={draft}>
        {figure("minutes", { onEmpty: emptied })}
        {figure("attempts", { min: 0 })}
      </CourseDraftContext>
    </KitContext>,
  );
  const enter = (name: string, value: string) => {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
    fireEvent.blur(screen.getByLabelText(name));
  };
  enter("minutes", "601");
  enter("attempts", "");
  expect(draft.invalidFields).toHaveLength(2);
  enter("minutes", "");
  expect(emptied).toHaveBeenCalledOnce();
  enter("attempts", "0");
  expect(changed).toHaveBeenCalledExactlyOnceWith(0);
  expect(draft.saving).toBe("saved");
});

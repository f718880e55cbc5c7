import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KitHost } from "../base/kit";
import { testHost } from "../base/testHost";
import { FormsAskContext, hasUnsaved } from "../base/unsaved";
import { ApiProblem } from "../http/problem";
import { KitProvider } from "../theme/KitProvider";
import { useCheckedForm } from "./checkedForm";
import { Form, FormProblem, SubmitButton } from "./Form";
import { TextField } from "./TextField";

type Values = { title: string; note: string };
const host: KitHost = { ...testHost, toFailure: (error) => ({ message: String(error) }) };

/** Lets a test save for somebody else, and answer one's own save when it wants to. */
let saveElsewhere: (values: Values) => void;
let answer: { accept: (values: Values) => void; refused: (error: unknown) => void };
let refetched: number;

function Page() {
  const [saved, setSaved] = useState<Values>({ title: "One", note: "First" });
  const form = useCheckedForm<Values>(() => ({}), saved);
  saveElsewhere = setSaved;
  return (
    <Form
      form={form}
      saved={saved}
      onStale={() => {
        refetched += 1;
      }}
      onSubmit={() =>
        new Promise<void>((resolve, reject) => {
          answer = {
            accept: (values) => {
              setSaved(values);
              resolve();
            },
            refused: reject,
          };
        })
      }
    >
      <FormProblem />
      <TextField name="title" label="Title" />
      <TextField name="note" label="Note" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const busy = (is: boolean) =>
  waitFor(() =>
    expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-busy")).toBe(is ? "true" : null),
  );

beforeAll(() => import("../feedback/BothVersions"));
beforeEach(() => {
  refetched = 0;
  render(
    <KitProvider host={host}>
      <FormsAskContext value>
        <Page />
      </FormsAskContext>
    </KitProvider>,
  );
});
afterEach(cleanup);

describe("a form that stays open while what is saved changes", () => {
  it("keeps what was typed while its save was running, and asks before leaving it", async () => {
    type("Title", "Two ");
    press("Save");
    await busy(true);
    type("Note", "Typed meanwhile");
    await act(async () => answer.accept({ title: "Two", note: "First" }));
    await busy(false);
    await waitFor(() => expect(field("Title").value).toBe("Two"));
    expect(field("Note").value).toBe("Typed meanwhile");
    expect(hasUnsaved()).toBe(true);
  });

  it("shows what the server made of it, and has nothing unsaved then", async () => {
    type("Title", "Two ");
    press("Save");
    await busy(true);
    await act(async () => answer.accept({ title: "Two", note: "First" }));
    await waitFor(() => expect(field("Title").value).toBe("Two"));
    expect(hasUnsaved()).toBe(false);
  });

  it("follows somebody else's save in the fields that were not edited here", async () => {
    type("Note", "Mine");
    act(() => saveElsewhere({ title: "Theirs", note: "First" }));
    expect(field("Title").value).toBe("Theirs");
    expect(field("Note").value).toBe("Mine");
    expect(screen.queryByText("conflict.title")).toBeNull();
  });

  it("says when both edited the same field, and lets one choose", async () => {
    type("Note", "Mine");
    act(() => saveElsewhere({ title: "One", note: "Theirs" }));
    expect(field("Note").value).toBe("Mine");
    expect(screen.getByText("conflict.title")).toBeTruthy();
    press("conflict.both");
    // By the label of its field.
    await waitFor(() =>
      expect(screen.getByRole("listitem").textContent).toBe(
        "Noteconflict.myVersionMineconflict.theirVersionTheirs",
      ),
    );
    press("conflict.theirs");
    await waitFor(() => expect(field("Note").value).toBe("Theirs"));
    expect(screen.queryByText("conflict.title")).toBeNull();
  });

  it("keeps what was typed when a save was refused before somebody else's arrived", async () => {
    type("Note", "Mine");
    press("Save");
    await busy(true);
    await act(async () => answer.refused(new ApiProblem(409, { code: "changed_meanwhile" })));
    await busy(false);
    expect(refetched).toBe(1);
    act(() => saveElsewhere({ title: "Theirs", note: "First" }));
    expect(field("Title").value).toBe("Theirs");
    expect(field("Note").value).toBe("Mine");
  });
});

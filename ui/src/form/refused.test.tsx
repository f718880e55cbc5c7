import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type Failure, KitContext, type KitHost } from "../base/kit";
import { testHost } from "../base/testHost";
import { useCheckedForm } from "./checkedForm";
import { Form, FormProblem, SubmitButton } from "./Form";
import { TextField } from "./TextField";

const host: KitHost = { ...testHost, toFailure: (error) => error as Failure };

function Login({ answers }: { answers: Failure[] }) {
  const form = useCheckedForm<{ word: string }>(({ word }) => (word ? {} : { word: "needed" }), { word: "" });
  return (
    <Form form={form} onSubmit={() => Promise.reject(answers.shift())}>
      <FormProblem />
      <TextField name="word" label="Word" />
      <SubmitButton whenValid>Send</SubmitButton>
    </Form>
  );
}

afterEach(cleanup);

it("lets what was refused be sent once more, and bars only what the form itself finds wrong", async () => {
  const refused = { message: "", fields: [{ field: "word", message: "blocked" }] };
  render(
    <KitContext value={host}>
      <Login answers={[refused, { message: "away" }, { message: "away still" }]} />
    </KitContext>,
  );
  const send = screen.getByRole<HTMLButtonElement>("button");
  const open = () => waitFor(() => expect(send.disabled).toBe(false));
  expect(send.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Word"), { target: { value: "abc" } });
  await open();
  for (const message of ["blocked", "away", "away still"]) {
    fireEvent.click(send);
    await screen.findByText(message);
    await open();
  }
  fireEvent.change(screen.getByLabelText("Word"), { target: { value: "" } });
  await waitFor(() => expect(send.disabled).toBe(true));
});

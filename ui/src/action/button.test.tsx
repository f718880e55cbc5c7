import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { Button, IconButton } from "./Button";

afterEach(cleanup);

const show = (page: ReactNode) => render(<KitProvider host={testHost}>{page}</KitProvider>);

/** Can be pressed so often. */
function LimitedButton({ times, onPress, icon }: { times: number; onPress: () => void; icon?: boolean }) {
  const [left, setLeft] = useState(times);
  const press = () => {
    setLeft(left - 1);
    onPress();
  };
  return (
    <>
      {icon ? (
        <IconButton label="Undo" icon={null} disabled={left === 0} onClick={press} />
      ) : (
        <Button disabled={left === 0} onClick={press}>
          Undo
        </Button>
      )}
      <Button>Next</Button>
    </>
  );
}

const undo = () => screen.getByRole<HTMLButtonElement>("button", { name: "Undo" });

it.each([false, true])(
  "keeps the focus when it can be used no more, until one goes on (icon: %s)",
  async (icon) => {
    const keys = userEvent.setup();
    const onPress = vi.fn();
    show(<LimitedButton times={1} onPress={onPress} icon={icon} />);
    await keys.tab();
    await keys.keyboard("{Enter}");
    expect(document.activeElement).toBe(undo());
    expect([undo().disabled, undo().getAttribute("aria-disabled")]).toEqual([false, "true"]);
    await keys.keyboard("{Enter} ");
    await keys.click(undo());
    expect(onPress).toHaveBeenCalledTimes(1);
    await keys.tab();
    expect(document.activeElement?.textContent).toBe("Next");
    expect([undo().disabled, undo().getAttribute("aria-disabled")]).toEqual([true, null]);
  },
);

it("is barred for the browser too where nobody is on it", () => {
  show(<LimitedButton times={0} onPress={() => undefined} />);
  expect([undo().disabled, undo().getAttribute("aria-disabled")]).toEqual([true, null]);
});

it("sends no form while it is barred, whoever is on it", async () => {
  const keys = userEvent.setup();
  const onSend = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const page = (disabled: boolean) => (
    <KitProvider host={testHost}>
      <form onSubmit={onSend}>
        <Button type="submit" disabled={disabled}>
          Undo
        </Button>
      </form>
    </KitProvider>
  );
  const { rerender } = render(page(false));
  await keys.click(undo());
  rerender(page(true));
  await keys.keyboard("{Enter}");
  await keys.click(undo());
  expect(onSend).toHaveBeenCalledTimes(1);
});

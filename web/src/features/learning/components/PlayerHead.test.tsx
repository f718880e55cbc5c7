import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Course } from "../model";
import { PlayerHead } from "./PlayerHead";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock("../../../app/useTenantDay", () => ({ useTenantDay: () => () => "" }));
afterEach(cleanup);

const course = {
  course: { title: "Ladders", isBundle: false },
  status: "inprogress",
  progress: 50,
} as Course;

function show(onContacts: (() => void) | undefined) {
  render(
    <KitProvider host={testHost}>
      <PlayerHead
        course={course}
        certificate={null}
        isFocused={false}
        onFocus={() => undefined}
        isNoting={false}
        onNote={undefined}
        noteButton={createRef()}
        onContacts={onContacts}
        onOutline={() => undefined}
      />
    </KitProvider>,
  );
}

it("leads to whom one may turn to where the course says so, and nowhere else", () => {
  const opened = vi.fn();
  show(opened);
  fireEvent.click(screen.getByLabelText("player.contacts"));
  expect(opened).toHaveBeenCalledOnce();
  cleanup();
  show(undefined);
  expect(screen.queryByLabelText("player.contacts")).toBeNull();
});

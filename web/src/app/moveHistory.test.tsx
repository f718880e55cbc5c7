import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MoveHistory } from "./MoveHistory";

afterEach(cleanup);

it("says what became of a submission, the newest first, with who did it and what they said", () => {
  render(
    <KitProvider host={testHost}>
      <MoveHistory
        moves={[
          { at: "2026-11-20T08:00:00Z", to: "markingRequired", by: "Lena" },
          { at: "2026-11-21T09:00:00Z", to: "competent", by: "Otto", comment: "Well done." },
        ]}
        nameOf={(status) => (status === "competent" ? "Competent" : "Awaiting marking")}
        isGood={(status) => status === "competent"}
      />
    </KitProvider>,
  );
  const [newest, oldest] = screen.getAllByRole("listitem");
  expect(newest?.textContent).toContain("Competent · Otto");
  expect(newest?.textContent).toContain("Well done.");
  expect(newest?.dataset.tone).toBe("good");
  expect(oldest?.textContent).toContain("Awaiting marking · Lena");
  expect(oldest?.dataset.tone).toBe("plain");
});

import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { VideoBar } from "./VideoBar";

const nothing = () => undefined;

function show(isKnown: boolean) {
  Object.defineProperty(document, "pictureInPictureEnabled", { value: isKnown, configurable: true });
  const onFloat = vi.fn();
  render(
    <KitProvider host={testHost}>
      <VideoBar
        {...{ at: 0, length: 10, playing: false, muted: false, speed: 1, stretches: [], captions: [] }}
        {...{
          play: { current: null },
          language: null,
          onLanguage: nothing,
          onToggle: nothing,
          onJump: nothing,
        }}
        {...{ onMute: nothing, onSpeed: nothing, onWiden: nothing, onFloat }}
      />
    </KitProvider>,
  );
  return onFloat;
}

const float = () => screen.queryByRole("button", { name: "video.float" });

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, "pictureInPictureEnabled");
});

it("lets a video float above everything where the browser can", () => {
  const onFloat = show(true);
  fireEvent.click(float() as HTMLElement);
  expect(onFloat).toHaveBeenCalledOnce();
});

it("offers nothing that the browser cannot do", () => {
  show(false);
  expect(float()).toBeNull();
});

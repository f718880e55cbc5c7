import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { presets } from "./presets";
import { storeSettings } from "./settings";
import { setModeChoice, setTeamColours, useTheme } from "./useTheme";

const now = () => renderHook(() => useTheme()).result.current;

afterEach(() => {
  storeSettings(null, {});
  setModeChoice("system");
  setTeamColours(undefined);
});

describe("a team's default theme", () => {
  it("is that of whoever chose none, dark by day too where it is a dark one", () => {
    setTeamColours({ palette: "deepOcean" });
    expect(now().colours).toEqual(presets.deepOcean.colours);
    expect(now().mode).toBe("dark");
    setTeamColours({ palette: "greeny" });
    expect(now().mode).toBe("light");
  });

  it("gives way to the team's own colours, and to what a person chose", () => {
    setTeamColours({ palette: "deepOcean", primaryColor: "#123456" });
    expect(now().colours.primaryColor).toBe("#123456");
    setModeChoice("light");
    expect(now().mode).toBe("light");
    setModeChoice("system");
    storeSettings("kim", { theme: { main: "sunset" } });
    expect(now()).toMatchObject({ mode: "light", colours: presets.sunset.colours });
  });

  it("is none where the name is of no theme", () => {
    setTeamColours({ palette: "mud" });
    expect(now()).toMatchObject({ mode: "light", colours: presets.learnt.colours });
  });
});

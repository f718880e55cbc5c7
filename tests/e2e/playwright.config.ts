/** Browser tests: the running product, a wide window and a phone. */
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { isThorough } from "./support/isThorough";

/** Without a window of its own where there is that package too: it takes a quarter less time. */
const SHELL = "/usr/bin/chromium-headless-shell";
const chromium = process.env.LEARNT_CHROMIUM ?? (existsSync(SHELL) ? SHELL : "/usr/bin/chromium");

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./support/start.ts",
  // One product, but each window and each story has a tenant of its own: stories do not meet. Some of them wait for a good while
  // (for a session's end, for a date), so that one more of them than there are cores keeps the cores at work.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // Two hundred stories in two browsers on a busy machine: one slow moment does not refuse everything. The closing lines name as
  // flaky whatever needed another telling, and it is looked into like a failure.
  retries: process.env.CI ? 2 : 0,
  timeout: 300_000,
  expect: {
    timeout: 20_000,
    // Another machine draws the edges of letters a little differently, and another day has another name. A card more is more.
    toHaveScreenshot: { animations: "disabled", caret: "hide", scale: "css", maxDiffPixelRatio: 0.006 },
  },
  snapshotPathTemplate: "{testDir}/sight/{arg}{ext}",
  // `./learnt test` asks for a file of the times as well.
  reporter: [["list"]],
  outputDir: "../../test-results/e2e",
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    // Drawing what moves is a tenth of the browser's work.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Keeping what a page held at each step costs a good part of the browser's work: where a story is told again, only then.
    trace: { mode: process.env.CI ? "on-first-retry" : "retain-on-first-failure", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // Debian asks for it by default, and without a graphics card it is only slower.
        "--disable-gpu-rasterization",
        // What a process of its own guards against is not tested here, and it costs a sixth of the browser's work.
        "--in-process-gpu",
        "--process-per-site",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--autoplay-policy=no-user-gesture-required",
      ],
    },
  },
  // The sample areas change seldom: by day a story of each, and axe on each of their screens.
  testIgnore: isThorough ? [] : /journeys\/sample_(apart|drag|session|settings|walk)\.spec\.ts$/,
  // On a phone, by day: what is another one there (`@both`), and what is nowhere else (`@phone`).
  projects: [
    {
      name: "desktop",
      grepInvert: isThorough ? /@phone/ : /@phone|@thorough/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      grep: isThorough ? /.*/ : /@phone|@both/,
      grepInvert: isThorough ? /@wide/ : /@wide|@thorough/,
      use: { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true },
    },
  ],
});

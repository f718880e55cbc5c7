import { expect, test } from "vitest";
import { cueAt, plainCueText, readCaptions, readTime, writeCaptions, writeTime } from "./captions";

test("times are read with and without hours, and written as WebVTT wants them", () => {
  expect(readTime("01:02:03.500")).toBe(3723.5);
  expect(readTime("02:03")).toBe(123);
  expect(readTime("0:01,250")).toBe(1.25);
  for (const bad of ["", "5", "1:99", "61:00", "a:10", "00:00:01.5000"]) expect(readTime(bad)).toBeNull();
  expect(writeTime(3723.5)).toBe("01:02:03.500");
  expect(writeTime(59.9996)).toBe("00:01:00.000");
});

test("WebVTT and SubRip are read, notes and broken cues left out", () => {
  const vtt =
    "\uFEFFWEBVTT - English\r\n\r\nNOTE by Ada\r\n\r\nsecond\r\n00:05.000 --> 00:07.000 align:start\r\nTwo\r\nlines\r\n\r\n00:01.000 --> 00:04.000\r\nOne\r\n\r\n00:09.000 --> 00:08.000\r\nBackwards";
  expect(readCaptions(vtt)).toEqual([
    { from: 1, to: 4, text: "One" },
    { from: 5, to: 7, text: "Two\nlines" },
  ]);
  expect(readCaptions("1\n00:00:01,000 --> 00:00:02,000\nHello\n")).toEqual([
    { from: 1, to: 2, text: "Hello" },
  ]);
});

test("what was written reads back, whatever was typed", () => {
  const cues = [
    { from: 3, to: 4, text: "b --> c" },
    { from: 0, to: 2.5, text: " first\n\nstill first " },
  ];
  const file = writeCaptions(cues);
  expect(file.startsWith("WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nfirst\nstill first\n\n")).toBe(true);
  expect(readCaptions(file)).toEqual([
    { from: 0, to: 2.5, text: "first\nstill first" },
    { from: 3, to: 4, text: "b → c" },
  ]);
});

test("a transcript holds what is said", () => {
  expect(plainCueText("<v Ada>Use <b>the stairs</b> &amp; leave")).toBe("Use the stairs & leave");
  const cues = [
    { from: 1, to: 2, text: "a" },
    { from: 5, to: 6, text: "b" },
  ];
  expect([0, 1, 3, 5].map((at) => cueAt(cues, at))).toEqual([-1, 0, 0, 1]);
});

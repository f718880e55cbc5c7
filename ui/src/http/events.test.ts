import { expect, it } from "vitest";
import { eventsOf } from "./events";

/** An answer that arrives in these pieces. */
const answer = (pieces: readonly (string | Uint8Array)[], onCancel?: () => void) => {
  const encoder = new TextEncoder();
  const left = pieces.map((piece) => (typeof piece === "string" ? encoder.encode(piece) : piece));
  return new Response(
    new ReadableStream<Uint8Array>({
      pull: (stream) => {
        const piece = left.shift();
        if (piece) stream.enqueue(piece);
        else if (!onCancel) stream.close();
      },
      ...(onCancel ? { cancel: onCancel } : {}),
    }),
  );
};

const readEvents = async (...pieces: (string | Uint8Array)[]) => {
  const events: unknown[][] = [];
  for await (const { event, data, id } of eventsOf(answer(pieces))) events.push([event, data, id]);
  return events;
};

it("tells each event with its kind, its words and its id", async () => {
  expect(
    await readEvents(": beat\n\nevent: progress\nid: 7\ndata: one\ndata: two\n\n", "data:plain\n\n"),
  ).toEqual([
    ["progress", "one\ntwo", "7"],
    [undefined, "plain", undefined],
  ]);
});

it("reads on where a piece ends in the middle: of a word, of a letter, of the end of a line", async () => {
  const [first = 0, second = 0] = new TextEncoder().encode("é");
  expect(
    await readEvents(
      "event: prog",
      "ress\r",
      "\ndata: caf",
      Uint8Array.of(first),
      Uint8Array.of(second),
      "\r\n\r",
      "\n",
    ),
  ).toEqual([["progress", "café", undefined]]);
});

it("tells nothing of an event that was not finished", async () => {
  expect(await readEvents("data: whole\n\ndata: hal")).toEqual([[undefined, "whole", undefined]]);
});

it("lets go of the answer when nobody listens any more", async () => {
  let isCancelled = false;
  for await (const { data } of eventsOf(
    answer(["data: one\n\n"], () => {
      isCancelled = true;
    }),
  )) {
    expect(data).toBe("one");
    break;
  }
  expect(isCancelled).toBe(true);
});

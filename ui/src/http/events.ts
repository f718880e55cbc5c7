/** Server-sent events over fetch, so that a stream carries the bearer token like any other call. */
import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";

/** The events of an answer, one by one, until the server closes it. Comment lines (heartbeats) are passed over. */
export async function* eventsOf(response: Response): AsyncGenerator<EventSourceMessage> {
  if (!response.body) return;
  // Not every browser can loop over a stream: it is read by hand.
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

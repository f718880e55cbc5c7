/**
 * What changed on the server, as it changes: one socket per tab for all screens.
 * Messages carry a topic and an id, never the data; a screen answers by fetching again through its ordinary query.
 * After a gap the socket asks from its last number; when the server no longer knows that far back, every screen fetches again.
 */
import { useEffect, useRef } from "react";
import { openSocket } from "../api/socket";

export type News = { topic: string; id: string; seq: number; kind: string };
type Message = Partial<News> & { resync?: boolean; epoch?: string };
/** `null` means that news may have been missed: fetch everything again. */
export type Listener = (news: News | null) => void;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;

/** Twice as long after each failure, with some chance in it so that not all tabs of a team come back at once. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.round(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2));
}

export class Live {
  #open: () => Promise<WebSocket>;
  #listeners = new Map<string, Set<Listener>>();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #connecting = false;
  #attempt = 0;
  #last: { epoch: string; seq: number } | null = null;

  constructor(open: () => Promise<WebSocket>) {
    this.#open = open;
  }

  listen(topics: readonly string[], listener: Listener): () => void {
    const fresh = topics.filter((topic) => !this.#listeners.has(topic));
    for (const topic of topics) {
      const known = this.#listeners.get(topic) ?? new Set();
      this.#listeners.set(topic, known.add(listener));
    }
    if (this.#socket?.readyState !== WebSocket.OPEN) void this.#connect();
    else if (fresh.length > 0) this.#say({ subscribe: fresh });
    return () => {
      for (const topic of topics) {
        const known = this.#listeners.get(topic);
        known?.delete(listener);
        if (known?.size === 0) this.#listeners.delete(topic);
      }
      const gone = topics.filter((topic) => !this.#listeners.has(topic));
      if (this.#listeners.size === 0) this.#close();
      else if (gone.length > 0) this.#say({ unsubscribe: gone });
    };
  }

  #say(words: { subscribe?: string[]; unsubscribe?: string[] }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(words));
  }

  async #connect(): Promise<void> {
    if (this.#connecting || this.#socket || this.#listeners.size === 0) return;
    clearTimeout(this.#timer);
    this.#connecting = true;
    try {
      const socket = await this.#open();
      this.#socket = socket;
      socket.onopen = () => {
        this.#attempt = 0;
        socket.send(
          JSON.stringify({
            subscribe: [...this.#listeners.keys()],
            ...(this.#last ? { after: this.#last } : {}),
          }),
        );
      };
      socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Message);
      socket.onclose = () => this.#lost(socket);
    } catch {
      this.#again();
    } finally {
      this.#connecting = false;
    }
  }

  #hear(message: Message): void {
    if (message.epoch !== undefined) this.#last = { epoch: message.epoch, seq: message.seq ?? 0 };
    else if (this.#last && message.seq !== undefined) this.#last.seq = message.seq;
    if (message.resync) {
      for (const listener of new Set([...this.#listeners.values()].flatMap((some) => [...some])))
        listener(null);
    } else if (message.topic !== undefined) {
      for (const listener of [...(this.#listeners.get(message.topic) ?? [])]) listener(message as News);
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#again();
  }

  #again(): void {
    if (this.#listeners.size === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), waitBefore(this.#attempt++, Math.random()));
  }

  #close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

const live = new Live(openSocket);

/** Calls `onNews` when something under one of the topics changed, as long as the screen is shown. */
export function useLive(topics: readonly string[], onNews: Listener): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  const key = topics.join("\n");
  useEffect(() => (key ? live.listen(key.split("\n"), (news) => latest.current(news)) : undefined), [key]);
}

/**
 * What changed on the server, as it changes: one socket per tab for all screens.
 * Messages carry a topic and an id, never the data; a screen answers by fetching again through its ordinary query.
 * After a gap the socket asks from its last number; when the server no longer knows that far back, every screen fetches again.
 * A screen that begins to listen has read before it was heard of: once the server confirms, it fetches again too.
 */
import { useEffect, useRef, useSyncExternalStore } from "react";
import { openSocket } from "../api/socket";
import { throttle } from "./throttle";

export type LiveMessage = { topic: string; id: string; seq: number; kind: string };
type Message = Partial<LiveMessage> & { resync?: boolean; epoch?: string };
/** `null` means that news may have been missed: fetch everything again. */
export type Listener = (message: LiveMessage | null) => void;

const FIRST_WAIT = 500;
const MAX_WAIT = 20_000;

/** Twice as long after each failure, with some chance in it so that not all tabs of a team come back at once. */
export function reconnectDelay(attempt: number, chance: number): number {
  return Math.round(Math.min(MAX_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2));
}

export class Live {
  #open: () => Promise<WebSocket>;
  #listeners = new Map<string, Set<Listener>>();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #connecting = false;
  #attempt = 0;
  #last: { epoch: string; seq: number } | null = null;
  /** Listeners that the server has not confirmed yet. */
  #unsure = new Set<Listener>();
  /** For each word to the server that it has not answered yet, whom the answer confirms. */
  #pending: Listener[][] = [];
  #isConnected = false;
  #watchers = new Set<() => void>();

  constructor(open: () => Promise<WebSocket>) {
    this.#open = open;
  }

  listen(topics: readonly string[], listener: Listener): () => void {
    const fresh = topics.filter((topic) => !this.#listeners.has(topic));
    for (const topic of topics) {
      const knownIds = this.#listeners.get(topic) ?? new Set();
      this.#listeners.set(topic, knownIds.add(listener));
    }
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (!isOpen || fresh.length > 0 || this.#pending.length > 0) this.#unsure.add(listener);
    if (!isOpen) void this.#connect();
    else if (fresh.length > 0) this.#say({ subscribe: fresh });
    else this.#pending.at(-1)?.push(listener);
    return () => {
      this.#unsure.delete(listener);
      for (const topic of topics) {
        const existing = this.#listeners.get(topic);
        existing?.delete(listener);
        if (existing?.size === 0) this.#listeners.delete(topic);
      }
      const removed = topics.filter((topic) => !this.#listeners.has(topic));
      if (this.#listeners.size === 0) this.#close();
      else if (removed.length > 0) this.#say({ unsubscribe: removed });
    };
  }

  /** Whether news arrive at the moment. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Called when the connection comes or goes. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  #turn(isConnected: boolean): void {
    if (this.#isConnected === isConnected) return;
    this.#isConnected = isConnected;
    for (const watcher of this.#watchers) watcher();
  }

  #say(request: {
    subscribe?: string[];
    unsubscribe?: string[];
    after?: { epoch: string; seq: number };
  }): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(request));
    this.#pending.push([...this.#unsure]);
  }

  async #connect(): Promise<void> {
    if (this.#connecting || this.#socket || this.#listeners.size === 0) return;
    clearTimeout(this.#timer);
    this.#connecting = true;
    try {
      const socket = await this.#open();
      // The last screen may have gone while the ticket was on its way.
      if (this.#listeners.size === 0) {
        socket.close();
        return;
      }
      this.#socket = socket;
      this.#pending = [];
      socket.onopen = () => {
        this.#attempt = 0;
        this.#say({
          subscribe: [...this.#listeners.keys()],
          ...(this.#last ? { after: this.#last } : {}),
        });
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
    if (message.epoch !== undefined) this.#stand({ epoch: message.epoch, seq: message.seq ?? 0 }, message);
    else if (this.#last && message.seq !== undefined) this.#last.seq = message.seq;
    if (message.topic !== undefined)
      for (const listener of [...(this.#listeners.get(message.topic) ?? [])])
        listener(message as LiveMessage);
  }

  /** The server has taken what was said to it, and tells where its numbers stand. */
  #stand(standpoint: { epoch: string; seq: number }, { resync }: Message): void {
    this.#last = standpoint;
    this.#turn(true);
    const confirmed = (this.#pending.shift() ?? []).filter((listener) => this.#unsure.delete(listener));
    const all = resync ? [...this.#listeners.values()].flatMap((some) => [...some]) : confirmed;
    for (const listener of new Set(all)) listener(null);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#turn(false);
    this.#again();
  }

  #again(): void {
    if (this.#listeners.size === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), reconnectDelay(this.#attempt++, Math.random()));
  }

  /** The browser knows that it has no connection; a socket would find out much later. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    socket.close();
  }

  /** The connection is back: no more waiting. */
  retry(): void {
    this.#attempt = 0;
    void this.#connect();
  }

  #close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#turn(false);
    socket?.close();
  }
}

const live = new Live(openSocket);
window.addEventListener("offline", () => live.drop());
window.addEventListener("online", () => live.retry());

/** Calls `onNews` when something under one of the topics changed, as long as the screen is shown; of a flood not each time. */
export function useLive(topics: readonly string[], onNews: Listener): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  const key = topics.join("\n");
  useEffect(() => {
    if (!key) return;
    const { handle, stop } = throttle((message) => latest.current(message));
    const leave = live.listen(key.split("\n"), handle);
    return () => {
      leave();
      stop();
    };
  }, [key]);
}

/** Whether what a screen shows is kept up with the server at the moment. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    (listener) => live.watch(listener),
    () => live.isConnected,
  );
}

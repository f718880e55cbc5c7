/** The socket to the server, opened with a one-time ticket. */
import { api } from "./client";

export async function openSocket(): Promise<WebSocket> {
  const { ticket } = await api.post("/api/live/ticket");
  const scheme = window.location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${window.location.host}/api/live?ticket=${encodeURIComponent(ticket)}`);
}

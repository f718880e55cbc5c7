/** Once, at the root of the app: brings in what shows notices when the page is quiet, or when the first one waits. */
import { type ComponentType, useEffect, useState } from "react";
import { onFirstNotice } from "./toast";

const QUIET_MS = 2000;
const RETRY_MS = 5000;

export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Without a connection it cannot come yet: notices wait for it, and the app goes on.
    const bring = () => {
      clearTimeout(timer);
      import("./Toasts").then(
        (part) => setToasts(() => part.default),
        () => {
          timer = setTimeout(bring, RETRY_MS);
        },
      );
    };
    onFirstNotice(bring);
    // Its region must stand in the page before the first notice, or a screen reader would not hear that one.
    timer = setTimeout(bring, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return Toasts && <Toasts />;
}

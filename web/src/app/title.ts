/** The name of the one thing that a screen shows: in the window's title it stands in the place of the screen's own name. */
import { createContext, useContext, useEffect } from "react";

/** Given by the frame around the screens. */
export const TitleContext = createContext<(name: string | null) => void>(() => undefined);

/** Once in a screen that shows one thing; as long as its name is not known, the screen's name stands there. */
export function useTitle(name: string | undefined): void {
  const setTitle = useContext(TitleContext);
  useEffect(() => {
    setTitle(name || null);
    return () => setTitle(null);
  }, [setTitle, name]);
}

/** The parts of other features that a homepage is about to show: whether they are there, with what they show first. */
import { useEffect, useState } from "react";
import { arePrepared, prepareParts } from "../../../app/homeParts";
import type { Home } from "../model";
import { useIsForMe } from "./useIsForMe";

const SEPARATOR = " ";

/** True once they are, and from then on: what is added to a page that somebody reads comes by itself. */
export function usePreparedParts(page: Home | undefined): boolean {
  const isForMe = useIsForMe();
  const shown = page?.widgets.filter((widget) => isForMe(widget) && !page.hidden.includes(widget.id));
  const types = shown?.map(({ type }) => type).join(SEPARATOR);
  const [prepared, setPrepared] = useState(() => types !== undefined && arePrepared(types.split(SEPARATOR)));
  useEffect(() => {
    if (prepared || types === undefined) return;
    let isWanted = true;
    void prepareParts(types.split(SEPARATOR)).then(() => isWanted && setPrepared(true));
    return () => {
      isWanted = false;
    };
  }, [prepared, types]);
  return prepared;
}

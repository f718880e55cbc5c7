/** A part of a screen that another feature brings: loaded when it is first shown, which needs a Suspense around it. */
import { type ComponentType, lazy } from "react";
import { openCatalogue } from "../i18n/i18n";

/** A part, loaded with the words of its feature when it is first shown. */
export function part<Props extends object>(feature: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [loaded] = await Promise.all([load(), openCatalogue(feature)]);
    return { default: loaded };
  });
}

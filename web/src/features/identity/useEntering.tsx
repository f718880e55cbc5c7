/** What follows every way in: a second step where one is asked for, then the session, the notices, and the screen that was wanted. */
import { lazy, type ReactNode, Suspense, startTransition, useState } from "react";
import { useNavigate } from "react-router";
import { afterSignIn } from "../../app/afterSignIn";
import { identify } from "../../app/analytics";
import { paths } from "../../app/pathBuilder";
import { type By, become, type Entered, greet } from "./entered";

const SecondFactor = lazy(() => import("./components/SecondFactor"));

export type Entering = {
  /** Stands in the place of the screen, as long as a step is missing. */
  second: ReactNode;
  /** Goes on with what the server answered. */
  take: (entered: Entered) => Promise<void>;
};

export type EnteringOptions = By & {
  /** Where to go, already found safe. */
  wanted: string | null;
};

export function useEntering({ wanted, ...by }: EnteringOptions): Entering {
  const go = useNavigate();
  const [missing, setMissing] = useState<Entered | null>(null);

  const take = async (entered: Entered) => {
    if (entered.secondFactor) {
      // What was shown stays until the next step has been loaded.
      startTransition(() => setMissing(entered));
      return;
    }
    await become(entered);
    identify();
    const said = { linked: missing?.linked, created: missing?.created, firstName: missing?.firstName };
    greet({ ...said, ...told(entered) }, by);
    await afterSignIn(go, wanted);
  };

  const back = (over: boolean) => {
    setMissing(null);
    const search = wanted ? `?redirectUrl=${encodeURIComponent(wanted)}` : "";
    void go(`${paths.login}${search}`, { replace: true, state: { over } });
  };

  const step = missing?.secondFactor;
  const second = step ? (
    <Suspense fallback={null}>
      <SecondFactor key={step.challenge} step={step} onEntered={take} onBack={back} />
    </Suspense>
  ) : null;
  return { second, take };
}

/** Only what the answer says at all. */
const told = (entered: Entered): Partial<Entered> =>
  Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== null && value !== undefined));

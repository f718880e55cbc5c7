/** What follows every way in: a second step where one is asked for, then the session, the notices, and the screen that was wanted. */
import { lazy, type ReactNode, Suspense, startTransition, useState } from "react";
import { useNavigate } from "react-router";
import { afterSignIn } from "../../app/afterSignIn";
import { identify } from "../../app/analytics";
import { paths } from "../../app/pathBuilder";
import { type SignInOrigin, type SignInResult, showWelcome, startSession } from "./signInResult";

const SecondFactor = lazy(() => import("./components/SecondFactor"));

export type SignInSteps = {
  /** Stands in the place of the screen, as long as a step is missing. */
  stepScreen: ReactNode;
  /** Goes on with what the server answered. */
  acceptResult: (result: SignInResult) => Promise<void>;
};

export type SignInStepsOptions = SignInOrigin & {
  /** Where to go, already found safe. */
  wanted: string | null;
};

export function useSignInSteps({ wanted, ...by }: SignInStepsOptions): SignInSteps {
  const navigate = useNavigate();
  const [missing, setMissing] = useState<SignInResult | null>(null);

  const acceptResult = async (result: SignInResult) => {
    if (result.secondFactor) {
      // What was shown stays until the next step has been loaded.
      startTransition(() => setMissing(result));
      return;
    }
    await startSession(result);
    identify();
    const welcome = { linked: missing?.linked, created: missing?.created, firstName: missing?.firstName };
    showWelcome({ ...welcome, ...definedParts(result) }, by);
    await afterSignIn(navigate, wanted);
  };

  const back = (isExpired: boolean) => {
    setMissing(null);
    const search = wanted ? `?redirectUrl=${encodeURIComponent(wanted)}` : "";
    void navigate(`${paths.login}${search}`, { replace: true, state: { over: isExpired } });
  };

  const step = missing?.secondFactor;
  const stepScreen = step ? (
    <Suspense fallback={null}>
      <SecondFactor key={step.challenge} step={step} onEntered={acceptResult} onBack={back} />
    </Suspense>
  ) : null;
  return { stepScreen, acceptResult };
}

/** Only what the answer says at all. */
const definedParts = (result: SignInResult): Partial<SignInResult> =>
  Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null && value !== undefined));

/** The page of everyone who is not signed in: the form beside the team's picture or, without one, its colours. */
import { Cover } from "@learnt/ui/media/Cover";
import { Logo } from "@learnt/ui/media/Logo";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { LanguageSwitch } from "../../../app/LanguageSwitch";
import { useTenantContext } from "../../../app/tenantContext";

type Props = { heading: ReactNode; text?: ReactNode; children?: ReactNode; below?: ReactNode };

export function AuthFrame({ heading, text, children, below }: Props) {
  const { team } = useTenantContext();
  const { loggedOutLogo, iconLogo, loggedOutBackgroundImage } = team.theme;
  const textId = useId();
  const title = useTitleOfStep(heading);
  return (
    <div className="lt-auth">
      <div className="lt-auth-form">
        <div className="lt-auth-box">
          <Logo name={team.displayName} src={loggedOutLogo ?? iconLogo} size={48} />
          <h1
            ref={title}
            tabIndex={-1}
            className="lt-auth-title"
            {...(text ? { "aria-describedby": textId } : {})}
          >
            {heading}
          </h1>
          {text && (
            <p id={textId} className="lt-auth-text">
              {text}
            </p>
          )}
          {children}
          {below && <div className="lt-auth-below">{below}</div>}
        </div>
        <LanguageSwitch />
      </div>
      <div className="lt-auth-picture" aria-hidden="true">
        <Cover seed={team.id} src={loggedOutBackgroundImage} />
      </div>
    </div>
  );
}

/** One step takes the place of another one: whoever pressed a button that is gone now reads on from the new heading. */
function useTitleOfStep(heading: ReactNode) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new heading is a new step
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [heading]);
  return title;
}

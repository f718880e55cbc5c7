/** The page of everyone who is not signed in: the form beside the team's picture or, without one, its colours. */
import { Cover } from "@learnt/ui/media/Cover";
import { Logo } from "@learnt/ui/media/Logo";
import type { ReactNode } from "react";
import { useHere } from "../../../app/here";
import { LanguageSwitch } from "../../../app/LanguageSwitch";

export function AuthFrame({
  heading,
  text,
  children,
  below,
}: {
  heading: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  below?: ReactNode;
}) {
  const { team } = useHere();
  const { loggedOutLogo, iconLogo, loggedOutBackgroundImage } = team.theme;
  return (
    <div className="lt-auth">
      <div className="lt-auth-form">
        <div className="lt-auth-box">
          <Logo name={team.displayName} src={loggedOutLogo ?? iconLogo} size={48} />
          <h1 className="lt-auth-title">{heading}</h1>
          {text && <p className="lt-auth-text">{text}</p>}
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

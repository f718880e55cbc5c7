/** The page of everyone who is not signed in: a form beside the team's picture or, without one, its colours. */
import type { ReactNode, Ref } from "react";
import { Cover } from "../media/Cover";
import { Logo } from "../media/Logo";

export type GuestPageProps = {
  /** Whose page it is: its name beside its logo, and what its pattern is drawn from. */
  team: { id: string; name: string; logo?: string | null | undefined; picture?: string | null | undefined };
  heading: ReactNode;
  /** The small beginning of the heading, above the rest of it. */
  over?: string | undefined;
  /** Takes the focus when a step takes the place of another one. */
  title?: Ref<HTMLHeadingElement>;
  text?: ReactNode;
  textId?: string;
  children?: ReactNode;
  below?: ReactNode;
  foot?: ReactNode;
};

export function GuestPage({
  team,
  heading,
  over,
  title,
  text,
  textId,
  children,
  below,
  foot,
}: GuestPageProps) {
  return (
    <div className="kit-auth">
      <div className="kit-auth-form">
        <div className="kit-auth-box">
          <Logo name={team.name} src={team.logo} size={48} />
          <h1
            ref={title}
            tabIndex={-1}
            className="kit-auth-title"
            {...(text && textId ? { "aria-describedby": textId } : {})}
          >
            {over && <span className="kit-auth-over">{over} </span>}
            {over ? <bdi className="kit-auth-team">{heading}</bdi> : heading}
          </h1>
          {text && (
            <p id={textId} className="kit-auth-text">
              {text}
            </p>
          )}
          {children}
          {below && <div className="kit-auth-below">{below}</div>}
        </div>
        {foot}
      </div>
      <div className="kit-auth-picture" aria-hidden="true">
        <Cover seed={team.id} src={team.picture} />
      </div>
    </div>
  );
}

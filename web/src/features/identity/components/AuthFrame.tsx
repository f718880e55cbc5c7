/** The page of everyone who is not signed in, with what this team chose for it. */
import { GuestPage } from "@learnt/ui/page/GuestPage";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { LanguageSwitch } from "../../../app/LanguageSwitch";
import { useTenantContext } from "../../../app/tenantContext";

type Props = { heading: ReactNode; over?: string; text?: ReactNode; children?: ReactNode; below?: ReactNode };

export function AuthFrame({ heading, over, text, children, below }: Props) {
  const { team } = useTenantContext();
  const { loggedOutLogo, iconLogo, loggedOutBackgroundImage } = team.theme;
  const textId = useId();
  const title = useTitleOfStep(heading);
  return (
    <GuestPage
      team={{
        id: team.id,
        name: team.displayName,
        logo: loggedOutLogo ?? iconLogo,
        picture: loggedOutBackgroundImage,
      }}
      heading={heading}
      over={over}
      title={title}
      text={text}
      textId={textId}
      below={below}
      foot={<LanguageSwitch />}
    >
      {children}
    </GuestPage>
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

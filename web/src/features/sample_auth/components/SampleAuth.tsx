/** The frame of the sample's sign-in pages: beside a picture, or as one card in the middle of the page. */
import { Box, Center } from "@learnt/ui/layout/layout";
import { Cover } from "@learnt/ui/media/Cover";
import { Logo } from "@learnt/ui/media/Logo";
import type { ReactNode } from "react";
import { LanguageSwitch } from "../../../app/LanguageSwitch";
import { useTenantContext } from "../../../app/tenantContext";

export type Look = "beside" | "card";

type Props = {
  look: Look;
  heading: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  below?: ReactNode;
};

export function SampleAuth({ look, heading, text, children, below }: Props) {
  const { team } = useTenantContext();
  const { loggedOutLogo, iconLogo } = team.theme;
  const box = (
    <div className="lt-auth-box">
      <Logo name={team.displayName} src={loggedOutLogo ?? iconLogo} size={48} />
      <h1 className="lt-auth-title">{heading}</h1>
      {text && <p className="lt-auth-text">{text}</p>}
      {children}
      {below && <div className="lt-auth-below">{below}</div>}
    </div>
  );
  if (look === "card")
    return (
      <Center
        flexDirection="column"
        gap="4"
        minHeight="100dvh"
        paddingBlock="8"
        paddingInline={{ base: "0", sm: "4" }}
      >
        <Box
          background={{ base: "transparent", sm: "surface" }}
          border={{ base: "0", sm: "hairline" }}
          borderRadius="lg"
          boxShadow={{ base: "none", sm: "float" }}
          padding={{ base: "5", sm: "10" }}
          width="full"
          maxWidth="30rem"
        >
          {box}
        </Box>
        <LanguageSwitch />
      </Center>
    );
  return (
    <div className="lt-auth">
      <div className="lt-auth-form">
        {box}
        <LanguageSwitch />
      </div>
      <div className="lt-auth-picture" aria-hidden="true">
        <Cover seed="sample pages" />
      </div>
    </div>
  );
}

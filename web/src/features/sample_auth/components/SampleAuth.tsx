/** The frame of the sample's sign-in pages: beside a picture, or as one card in the middle of the page. */
import { Box, Center } from "@learnt/ui/layout/layout";
import { Cover } from "@learnt/ui/media/Cover";
import { Logo } from "@learnt/ui/media/Logo";
import type { ReactNode } from "react";
import { LanguageSwitch } from "../../../app/LanguageSwitch";
import { useTenantContext } from "../../../app/tenantContext";

export type AuthLayout = "beside" | "card";

type Props = {
  layout: AuthLayout;
  heading: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  below?: ReactNode;
};

export function SampleAuth({ layout, heading, text, children, below }: Props) {
  const { team } = useTenantContext();
  const { loggedOutLogo, iconLogo } = team.theme;
  const box = (
    <div className="kit-auth-box">
      <Logo name={team.displayName} src={loggedOutLogo ?? iconLogo} size={48} />
      <h1 className="kit-auth-title">{heading}</h1>
      {text && <p className="kit-auth-text">{text}</p>}
      {children}
      {below && <div className="kit-auth-below">{below}</div>}
    </div>
  );
  if (layout === "card")
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
    <div className="kit-auth">
      <div className="kit-auth-form">
        {box}
        <LanguageSwitch />
      </div>
      <div className="kit-auth-picture" aria-hidden="true">
        <Cover seed="sample pages" />
      </div>
    </div>
  );
}

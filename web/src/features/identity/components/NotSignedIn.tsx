/** Somebody came back with something that did not let them in. */
import { Button } from "@learnt/ui/action/Button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import { AuthFrame } from "./AuthFrame";

type Props = {
  text: ReactNode /** Where they can try again, and what it is called. */;
  back?: string;
  backName?: string;
};

export function NotSignedIn({ text, back = paths.login, backName }: Props) {
  const { t } = useTranslation("identity");
  return (
    <AuthFrame heading={t("callback.bad")} text={text}>
      {/* A new page: whoever was signed in here before still is. */}
      <Button variant="solid" size="lg" wide onClick={() => window.location.assign(back)}>
        {backName ?? t("action.toLogin")}
      </Button>
    </AuthFrame>
  );
}

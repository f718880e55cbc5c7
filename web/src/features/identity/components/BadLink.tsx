/** A link from a mail that leads nowhere (any more): why, and what to do instead. */
import { LinkButton } from "@learnt/ui/action/Button";
import { isTransient } from "@learnt/ui/http/problem";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import { AuthFrame } from "./AuthFrame";

/** `hint` is what helps with this kind of link. */
export function BadLink({ error, hint }: { error?: unknown; hint: string }) {
  const { t } = useTranslation("identity");
  return (
    <AuthFrame
      heading={t("action.bad")}
      text={
        <>
          {error ? `${toFailure(error).message} ` : ""}
          {!isTransient(error) && hint}
        </>
      }
    >
      <LinkButton to={paths.login} variant="solid" size="lg" wide>
        {t("action.toLogin")}
      </LinkButton>
    </AuthFrame>
  );
}

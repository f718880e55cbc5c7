/** The star of a mail, and whether it is important. */
import { IconButton } from "@learnt/ui/action/Button";
import { HStack } from "@learnt/ui/layout/layout";
import { CircleAlert, Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Mail } from "../model";
import type { MailHandlers } from "./useMailHandlers";

export function MailFlags({ mail, handlers }: { mail: Mail; handlers: MailHandlers }) {
  const { t } = useTranslation("sample_mail");
  const name = mail.subject || t("noSubject");
  return (
    <HStack gap="0">
      <IconButton
        size="sm"
        icon={<Star {...(mail.starred ? { fill: "currentColor" } : {})} />}
        label={t("star", { name })}
        aria-pressed={mail.starred}
        onClick={() => handlers.mark([mail], { starred: !mail.starred })}
      />
      <IconButton
        size="sm"
        icon={<CircleAlert {...(mail.important ? { color: "var(--bad-text)" } : {})} />}
        label={t("important", { name })}
        aria-pressed={mail.important}
        onClick={() => handlers.mark([mail], { important: !mail.important })}
      />
    </HStack>
  );
}

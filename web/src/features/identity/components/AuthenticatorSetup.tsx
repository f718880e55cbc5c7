/** A new authenticator app: scan the picture, or type the key, then prove that it works. */
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { useTranslation } from "react-i18next";
import { CodeForm } from "./CodeForm";

export type AuthenticatorSetupProps = {
  secret: string;
  /** `otpauth:`, which opens the app on the device itself. */
  uri: string;
  /** The picture, as SVG. */
  qr: string;
  /** Gets the first code; may throw what the form then shows. */
  onConfirm: (code: string) => Promise<unknown>;
};

/** In groups of four, as people read it aloud and type it. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

export function AuthenticatorSetup({ secret, uri, qr, onConfirm }: AuthenticatorSetupProps) {
  const { t } = useTranslation("identity");
  return (
    <div className="kit-enrol">
      <ol className="kit-enrol-steps">
        <li>
          <p>{t("enrol.scan")}</p>
          {/* A picture, never markup of this page. */}
          <img
            className="kit-enrol-qr"
            src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
            alt={t("enrol.qr")}
            width={184}
            height={184}
          />
          <p className="kit-enrol-note">
            <a className="kit-link" href={uri}>
              {t("enrol.open")}
            </a>
          </p>
        </li>
        <li>
          <p>{t("enrol.type")}</p>
          <div className="kit-enrol-key">
            <code className="kit-code" dir="ltr">
              {grouped(secret)}
            </code>
            <CopyButton text={secret} what={t("enrol.key")} />
          </div>
        </li>
        <li>
          <CodeForm name="code" label={t("enrol.code")} submit={t("enrol.confirm")} onCode={onConfirm} />
        </li>
      </ol>
    </div>
  );
}

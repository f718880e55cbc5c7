/** On every screen while somebody acts as another person: who as whom, why, how long still, and the way back. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Box, chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";
import { Undo2, UserRoundCog } from "lucide-react";
import { useEffect } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useUser } from "../../../app/me";
import { toastFailure } from "../../../app/useApiMutation";
import { useNow } from "../../../app/useNow";
import { hasEnded, useGoBack } from "../queries";

const BannerBox = chakra(
  "section",
  {},
  withCss({
    display: "flex",
    alignItems: "center",
    gap: { base: "0.6rem", md: "3" },
    paddingInline: { base: "0.75rem 0.5rem", md: "6" },
    background: "warn.tint",
    color: "warn.text",
    borderBlockEnd: "1px solid currentColor",
    "& > .lucide": {
      display: { base: "none", md: "block" },
      flex: "none",
      inlineSize: "20px",
      blockSize: "20px",
    },
  }),
);

const BannerText = chakra(
  "p",
  {},
  withCss({
    flex: "1",
    display: { base: "grid", md: "flex" },
    alignItems: "baseline",
    gap: { base: "0", md: "0.25rem 0.9rem" },
    minInlineSize: "0",
    fontSize: { base: "sm", md: "inherit" },
    "& > span": { minInlineSize: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > span:first-of-type": { flex: "none", maxInlineSize: "100%" },
  }),
);

/** So long after the end it is asked again whether it is over. */
const RECHECK_MS = 3000;

export function Banner() {
  const { t } = useTranslation("impersonation");
  const { isImpersonating, impersonation, data } = useUser();
  if (!isImpersonating) return null;
  const name = data.displayName;
  return (
    <BannerBox className="kit-banner" aria-label={t("banner")}>
      <UserRoundCog aria-hidden="true" />
      <BannerText>
        <span>
          {impersonation?.actorName ? (
            <Trans
              t={t}
              i18nKey={impersonation.byOperator ? "banner.operator" : "banner.who"}
              values={{ actor: impersonation.actorName, name }}
              components={{ b: <strong /> }}
            />
          ) : (
            t("banner.as", { name })
          )}
        </span>
        {impersonation && (
          <span>
            <TimeLeft until={impersonation.endsAt} />
            <bdi title={impersonation.reason}>{impersonation.reason}</bdi>
          </span>
        )}
      </BannerText>
      <BackButton name={name} />
    </BannerBox>
  );
}

function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation("impersonation");
  const { countdown } = useFormat();
  const secondsLeft = (Date.parse(until) - useNow(1000)) / 1000;
  const isOver = secondsLeft <= 0;

  useEffect(() => {
    if (!isOver) return;
    void hasEnded();
    const again = setInterval(() => void hasEnded(), RECHECK_MS);
    return () => clearInterval(again);
  }, [isOver]);

  return (
    <Box
      as="span"
      fontWeight="bold"
      fontVariantNumeric="tabular-nums"
      me="0.6rem"
      role="timer"
      title={t("banner.left")}
    >
      <span className="kit-sr">{t("banner.left")} </span>
      {countdown(secondsLeft)}
    </Box>
  );
}

function BackButton({ name }: { name: string }) {
  const { t } = useTranslation("impersonation");
  const back = useGoBack(name, {
    // What has ended by itself meanwhile leads away by itself.
    onError: async (error) => {
      if (!(await hasEnded())) toastFailure(error);
    },
  });
  return (
    <Button
      size="sm"
      icon={<Undo2 className="kit-flip" />}
      busy={back.isPending || back.isSuccess}
      onClick={() => back.mutate()}
    >
      {t("banner.back")}
    </Button>
  );
}

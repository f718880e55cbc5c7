/** An address elsewhere: it opens in a new tab, and following it is what counts. */
import { ExternalButton } from "@learnt/ui/action/Button";
import { Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { ExternalLink as Icon } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ActivityProps } from "./Stage";

export function LinkActivity({ activity, sendReport }: ActivityProps<"link">) {
  const { t } = useTranslation("learning");
  const { url } = activity.content;
  const first = useRef(sendReport);
  // Being shown is where one is, not yet following it.
  useEffect(() => first.current({}), []);
  const host = URL.canParse(url) ? new URL(url).hostname : url;
  return (
    <Grid
      className="kit-card"
      justifyItems="center"
      gap="2"
      paddingBlock="clamp(2rem, 8vh, 5rem)"
      paddingInline="clamp(1.1rem, 3vw, 2.25rem)"
      textAlign="center"
    >
      <Text fontSize="xl" fontWeight="semibold">
        {host}
      </Text>
      <Text muted maxInlineSize="34rem" marginBlockEnd="3">
        {t("link.text")}
      </Text>
      <ExternalButton
        variant="solid"
        size="lg"
        icon={<Icon aria-hidden="true" />}
        href={url}
        onClick={() => sendReport({ opened: true })}
        onAuxClick={(event) => event.button === 1 && sendReport({ opened: true })}
      >
        {t("link.open")}
      </ExternalButton>
    </Grid>
  );
}

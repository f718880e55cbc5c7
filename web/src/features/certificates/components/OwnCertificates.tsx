/** On one's own page: the certificates that one's courses gave, the newest first, each leading to its page. */
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Box, Grid, HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { OwnList } from "../../../app/OwnList";
import { useNow } from "../../../app/useNow";
import { type OwnCertificate, pathOf, stateOf, toneOf } from "../model";
import { ownCertificates, useOwnNews } from "../queries";
import { DownloadPdf } from "./Hand";
import { columns, Opening } from "./parts";

export function OwnCertificates() {
  const { t } = useTranslation("certificates");
  const list = useInfiniteQuery(ownCertificates);
  const now = useNow();
  useOwnNews();
  return (
    <Box css={columns}>
      <OwnList
        list={list}
        more={t("own.more")}
        empty={
          <EmptyState icon={<BadgeCheck />} title={t("own.none")}>
            {t("own.noneText")}
          </EmptyState>
        }
      >
        {(one) => <One one={one} now={now} />}
      </OwnList>
    </Box>
  );
}

function One({ one, now }: { one: OwnCertificate; now: number }) {
  const { t } = useTranslation("certificates");
  const { Link } = useKit();
  const { date } = useFormat();
  const state = stateOf({ withdrawnAt: null, expiresAt: one.expiresAt ?? null }, now);
  return (
    <HStack>
      <Opening asChild>
        <Link to={pathOf(one.code)} className="ce-one">
          <Box
            as="span"
            padding="0.6rem"
            borderRadius="full"
            background="accent.tint"
            color="accent.text"
            aria-hidden="true"
          >
            <BadgeCheck />
          </Box>
          <Grid as="span" flex="1" minInlineSize="0" overflowWrap="anywhere">
            <Box as="span" fontWeight="semibold" dir="auto">
              {one.title}
            </Box>
            <Text as="small" muted>
              {t("own.issued", { date: date(one.issuedOn) })}
              {one.validUntil && ` · ${t("own.until", { date: date(one.validUntil) })}`}
            </Text>
          </Grid>
          {state === "expired" && <Badge tone={toneOf.expired}>{t("state.expired")}</Badge>}
        </Link>
      </Opening>
      {one.download && <DownloadPdf id={one.id} label={t("own.pdf", { title: one.title })} small />}
    </HStack>
  );
}

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
import { LoadMoreList } from "../../../app/LoadMoreList";
import { useNow } from "../../../app/useNow";
import { type MyCertificate, pathOf, stateOf, toneOf } from "../model";
import { myCertificates, useMyLiveInvalidation } from "../queries";
import { DownloadPdf } from "./Handles";
import { columns, Opening } from "./styles";

export function MyCertificates() {
  const { t } = useTranslation("certificates");
  const list = useInfiniteQuery(myCertificates);
  const now = useNow();
  useMyLiveInvalidation();
  return (
    <Box css={columns}>
      <LoadMoreList
        list={list}
        more={t("own.more")}
        empty={
          <EmptyState icon={<BadgeCheck />} title={t("own.none")}>
            {t("own.noneText")}
          </EmptyState>
        }
      >
        {(item) => <CertificateItem certificate={item} now={now} />}
      </LoadMoreList>
    </Box>
  );
}

function CertificateItem({ certificate, now }: { certificate: MyCertificate; now: number }) {
  const { t } = useTranslation("certificates");
  const { Link } = useKit();
  const { date } = useFormat();
  const state = stateOf({ withdrawnAt: null, expiresAt: certificate.expiresAt ?? null }, now);
  return (
    <HStack>
      <Opening asChild>
        <Link to={pathOf(certificate.code)} className="certificate-one">
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
              {certificate.title}
            </Box>
            <Text as="small" muted>
              {t("own.issued", { date: date(certificate.issuedOn) })}
              {certificate.validUntil && ` · ${t("own.until", { date: date(certificate.validUntil) })}`}
            </Text>
          </Grid>
          {state === "expired" && <Badge tone={toneOf.expired}>{t("state.expired")}</Badge>}
        </Link>
      </Opening>
      {certificate.download && (
        <DownloadPdf id={certificate.id} label={t("own.pdf", { title: certificate.title })} small />
      )}
    </HStack>
  );
}

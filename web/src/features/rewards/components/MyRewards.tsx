/** One's own points: how many there are, the way to redeem them, and on one's page what was earned and redeemed, the newest first. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Box, Flex, Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadMoreList } from "../../../app/LoadMoreList";
import { useUser } from "../../../app/me";
import { useBalance } from "../../../app/rewards";
import { formatSigned, momentOf } from "../model";
import { myHistory } from "../queries";
import { Redeem } from "./Redeem";

/** The balance and the way to redeem it. */
function Balance({ points }: { points: number }) {
  const { t } = useTranslation("rewards");
  const { number } = useFormat();
  const { isImpersonating } = useUser();
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex gap="4" wrap="wrap" align="center" justify="space-between">
      <Flex as="span" display="inline-flex" align="center" gap="2">
        <Coins aria-hidden="true" />
        <Text as="strong" fontSize="1.5rem" fontVariantNumeric="tabular-nums">
          {number(points)}
        </Text>{" "}
        {t("points", { count: points })}
      </Flex>
      {!isImpersonating && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("redeem")}
        </Button>
      )}
      {isOpen && <Redeem onClose={() => setOpen(false)} />}
    </Flex>
  );
}

/** On the homepage; nothing where the organisation has no rewards. */
export function RewardsCard({ title }: { title?: string | undefined }) {
  const { t } = useTranslation("rewards");
  const balance = useBalance();
  if (balance === null) return null;
  return (
    <Card title={title || t("title")}>
      <Balance points={balance} />
    </Card>
  );
}

/** On one's own page. */
export function MyRewards() {
  const { t } = useTranslation("rewards");
  const balance = useBalance();
  if (balance === null) return null;
  return (
    <Card title={t("title")} note={t("note")}>
      <Balance points={balance} />
      <History />
    </Card>
  );
}

/** Of the rows at once: there can be many. */
const history = {
  "& > ul": { display: "grid", marginBlockStart: "4" },
  "& > ul > li": {
    display: "flex",
    gap: "4",
    alignItems: "center",
    justifyContent: "space-between",
    paddingBlock: "0.6rem",
    borderBlockStart: "hairline",
  },
};

function History() {
  const { t } = useTranslation("rewards");
  const { number, date, dateTime } = useFormat();
  const list = useInfiniteQuery(myHistory);
  return (
    <Box css={history}>
      <LoadMoreList
        list={list}
        more={t("more")}
        empty={
          <EmptyState icon={<Coins />} title={t("none")}>
            {t("noneText")}
          </EmptyState>
        }
      >
        {(item) => (
          <>
            <Grid as="span" minInlineSize="0" overflowWrap="anywhere">
              <bdi>{item.documentTitle ?? t("wasRedeemed")}</bdi>
              <Text small muted>
                {item.documentType && `${t(`type.${item.documentType}`)} · `}
                <time dateTime={momentOf(item)} title={dateTime(momentOf(item))}>
                  {date(momentOf(item))}
                </time>
              </Text>
            </Grid>
            <Text as="span" flex="none" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              <bdi>{formatSigned(item, number)}</bdi>
            </Text>
          </>
        )}
      </LoadMoreList>
    </Box>
  );
}

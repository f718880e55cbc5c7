/** What was ordered, and the sums below. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { SeededPicture } from "../../sample/SeededPicture";
import { useMoney } from "../../sample/useMoney";
import { handleOf, type Order, productPath } from "../model";

export function OrderProducts({ order }: { order: Order }) {
  const { t } = useTranslation("sample_ecommerce");
  const { number } = useFormat();
  const money = useMoney();
  const totals = ["subtotal", "tax", "discount", "total"] as const;
  return (
    <Card>
      <Stack as="ul" gap="4" padding="0" margin="0">
        {order.products.map((line) => (
          <HStack as="li" key={line.id} gap="3" align="center">
            <Box width="14" height="14" borderRadius="sm" overflow="hidden" flex="none">
              <SeededPicture src={line.image || `seed:${line.name}`} ratio={1} />
            </Box>
            <Stack gap="0" flex="1" minWidth="0">
              <Text dir="auto" overflowWrap="anywhere">
                <Link to={productPath({ id: line.id, handle: handleOf(line.name) })}>{line.name}</Link>
              </Text>
              <Text muted small>
                {t("line.each", { quantity: number(line.quantity), price: money(line.price) })}
              </Text>
            </Stack>
            <Text fontWeight="medium" whiteSpace="nowrap">
              {money(line.total)}
            </Text>
          </HStack>
        ))}
      </Stack>
      <Stack
        as="dl"
        gap="1"
        marginBlockStart="5"
        paddingBlockStart="4"
        borderTop="hairline"
        marginBlockEnd="0"
      >
        {totals
          .filter((name) => name !== "discount" || order.discount > 0)
          .map((name) => (
            <HStack
              key={name}
              justify="flex-end"
              gap="5"
              fontWeight={name === "total" ? "semibold" : undefined}
            >
              <Text as="dt" muted>
                {t(`sum.${name}`)}
              </Text>
              <Text as="dd" margin="0" minWidth="7rem" textAlign="end">
                {money(name === "discount" ? -order.discount : order[name])}
              </Text>
            </HStack>
          ))}
      </Stack>
    </Card>
  );
}

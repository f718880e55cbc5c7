/** An invoice on one sheet of paper: airy with a coloured head (modern), or dense with everything in lines (compact). */
import { useFormat } from "@learnt/ui/base/format";
import { Box, HStack, SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { useMoney } from "../../sample/useMoney";
import { type Invoice, type InvoiceParty, TAX_RATE } from "../model";
import { ServiceTable } from "./ServiceTable";

export type InvoiceStyle = "modern" | "compact";
export type SheetProps = { invoice: Invoice; style: InvoiceStyle };

export function InvoiceSheet({ invoice, style }: SheetProps) {
  const { t } = useTranslation("sample_invoices");
  const isModern = style === "modern";
  return (
    <Box
      as="article"
      aria-label={t("invoice", { number: invoice.number })}
      maxWidth="56rem"
      marginInline="auto"
      bg="surface"
      border="hairline"
      borderRadius="lg"
      boxShadow="card"
      overflow="hidden"
      _print={{
        border: "none",
        boxShadow: "none",
        borderRadius: "0",
        maxWidth: "none",
        fontSize: isModern ? "11px" : "10px",
        breakInside: "avoid",
      }}
    >
      <Head invoice={invoice} style={style} />
      <Stack
        gap={isModern ? "7" : "4"}
        padding={{ base: "4", md: isModern ? "8" : "6" }}
        _print={{ padding: "4", gap: "4" }}
      >
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" _print={{ gridTemplateColumns: "1fr 1fr" }}>
          <PartyFacts title={t("from")} party={invoice.from} />
          <PartyFacts title={t("client")} party={invoice.client} />
        </SimpleGrid>
        <ServiceTable services={invoice.services} style={style} />
        <InvoiceTotals invoice={invoice} style={style} />
        <Text muted small>
          {t("thanks", { name: invoice.from.title, email: invoice.from.email })}
        </Text>
      </Stack>
    </Box>
  );
}

function Head({ invoice, style }: SheetProps) {
  const { t } = useTranslation("sample_invoices");
  const { date } = useFormat();
  const isModern = style === "modern";
  const facts = [
    [t("number"), invoice.number],
    [t("date"), date(invoice.date)],
    [t("due"), date(invoice.dueDate)],
  ] as const;
  return (
    <HStack
      justify="space-between"
      align="start"
      wrap="wrap"
      gap="5"
      padding={{ base: "4", md: isModern ? "8" : "6" }}
      bg={isModern ? "accent" : undefined}
      color={isModern ? "accent.on" : undefined}
      borderBottom={isModern ? undefined : "hairline"}
      _print={{ padding: "4" }}
    >
      <Stack gap="1">
        <Heading level={2}>{t("invoice", { number: invoice.number })}</Heading>
        <Text fontWeight="medium">{invoice.from.title}</Text>
      </Stack>
      <HStack as="dl" gap="6" wrap="wrap" margin="0">
        {facts.map(([name, value]) => (
          <Stack key={name} gap="0">
            <Text as="dt" fontSize="xs">
              {name}
            </Text>
            <Text as="dd" margin="0" fontWeight="semibold">
              <bdi>{value}</bdi>
            </Text>
          </Stack>
        ))}
      </HStack>
    </HStack>
  );
}

function PartyFacts({ title, party }: { title: string; party: InvoiceParty }) {
  return (
    <Stack gap="0" minWidth="0">
      <Text muted fontSize="xs">
        {title}
      </Text>
      <Text fontWeight="semibold">
        <bdi>{party.title}</bdi>
      </Text>
      {[party.address, party.phone, party.email, party.website].filter(Boolean).map((line) => (
        <Text key={line} muted small overflowWrap="anywhere">
          <bdi>{line}</bdi>
        </Text>
      ))}
    </Stack>
  );
}

function InvoiceTotals({ invoice, style }: SheetProps) {
  const { t } = useTranslation("sample_invoices");
  const { percent } = useFormat();
  const money = useMoney();
  const lines = [
    { name: t("subtotal"), value: invoice.subtotal },
    { name: t("tax", { rate: percent(TAX_RATE) }), value: invoice.tax },
    ...(invoice.discount > 0 ? [{ name: t("discount"), value: -invoice.discount }] : []),
  ];
  return (
    <Stack as="dl" gap="1" margin="0" alignSelf="flex-end" width={{ base: "100%", sm: "20rem" }}>
      {lines.map(({ name, value }) => (
        <HStack key={name} justify="space-between" gap="5">
          <Text as="dt" muted>
            {name}
          </Text>
          <Text as="dd" margin="0">
            {money(value)}
          </Text>
        </HStack>
      ))}
      <HStack
        justify="space-between"
        gap="5"
        paddingBlockStart="2"
        marginBlockStart="1"
        borderTop="hairline"
        fontWeight="semibold"
        fontSize={style === "modern" ? "2xl" : "lg"}
      >
        <Text as="dt">{t("total")}</Text>
        <Text as="dd" margin="0" color="accent.text">
          {money(invoice.total)}
        </Text>
      </HStack>
    </Stack>
  );
}

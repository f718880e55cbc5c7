/** What is charged, line by line; on a phone each line is a small block of its own. */
import { useFormat } from "@learnt/ui/base/format";
import { Box } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { useMoney } from "../../sample/useMoney";
import type { Service } from "../model";
import type { InvoiceStyle } from "./InvoiceSheet";

type Props = { services: readonly Service[]; style: InvoiceStyle };

export function ServiceTable({ services, style }: Props) {
  const { t } = useTranslation("sample_invoices");
  const { number } = useFormat();
  const money = useMoney();
  const pad = style === "modern" ? "3" : "1.5";
  const heads = ["service", "unit", "unitPrice", "quantity", "lineTotal"] as const;
  // What a phone has no room for stands below the name of the service.
  const wide = { base: "none", sm: "table-cell" } as const;
  const cell = { padding: pad, borderBottom: "hairline", verticalAlign: "top" } as const;
  return (
    <Box as="table" width="100%" borderCollapse="collapse">
      <caption className="kit-sr">{t("services")}</caption>
      <thead>
        <tr>
          {heads.map((name, index) => (
            <Box
              as="th"
              key={name}
              {...cell}
              fontSize="xs"
              fontWeight="medium"
              color="fg.muted"
              textAlign={index === 0 ? "start" : "end"}
              display={index > 0 && index < 4 ? wide : undefined}
              _print={{ display: "table-cell" }}
            >
              {t(name)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map((item) => (
          <tr key={item.id}>
            <Box as="td" {...cell}>
              <Text fontWeight="medium" dir="auto" overflowWrap="anywhere">
                {item.title}
              </Text>
              {item.detail && (
                <Text muted small>
                  {item.detail}
                </Text>
              )}
              <Text muted small display={{ base: "block", sm: "none" }} _print={{ display: "none" }}>
                {t("each", {
                  quantity: number(item.quantity),
                  unit: t(`unit.${item.unit}`),
                  price: money(item.unitPrice),
                })}
              </Text>
            </Box>
            {[t(`unit.${item.unit}`), money(item.unitPrice), number(item.quantity)].map((text, index) => (
              <Box
                as="td"
                key={heads[index + 1]}
                {...cell}
                textAlign="end"
                display={wide}
                whiteSpace="nowrap"
                _print={{ display: "table-cell" }}
              >
                {text}
              </Box>
            ))}
            <Box as="td" {...cell} textAlign="end" whiteSpace="nowrap" fontWeight="medium">
              {money(item.total)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** What is charged, line by line; on a phone each line is a small block of its own. */
import { useFormat } from "@learnt/ui/base/format";
import { Box } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { useMoney } from "../../sample/useMoney";
import type { Service } from "../model";
import type { Look } from "./InvoiceSheet";

type Props = { services: readonly Service[]; look: Look };

export function ServiceTable({ services, look }: Props) {
  const { t } = useTranslation("sample_invoices");
  const { number } = useFormat();
  const money = useMoney();
  const pad = look === "modern" ? "3" : "1.5";
  const heads = ["service", "unit", "unitPrice", "quantity", "lineTotal"] as const;
  // What a phone has no room for stands below the name of the service.
  const wide = { base: "none", sm: "table-cell" } as const;
  const cell = { padding: pad, borderBottom: "hairline", verticalAlign: "top" } as const;
  return (
    <Box as="table" width="100%" borderCollapse="collapse">
      <caption className="lt-sr">{t("services")}</caption>
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
        {services.map((one) => (
          <tr key={one.id}>
            <Box as="td" {...cell}>
              <Text fontWeight="medium" dir="auto" overflowWrap="anywhere">
                {one.title}
              </Text>
              {one.detail && (
                <Text muted small>
                  {one.detail}
                </Text>
              )}
              <Text muted small display={{ base: "block", sm: "none" }} _print={{ display: "none" }}>
                {t("each", {
                  quantity: number(one.quantity),
                  unit: t(`unit.${one.unit}`),
                  price: money(one.unitPrice),
                })}
              </Text>
            </Box>
            {[t(`unit.${one.unit}`), money(one.unitPrice), number(one.quantity)].map((text, index) => (
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
              {money(one.total)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

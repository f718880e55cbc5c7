/** The screen around an invoice: its title and the way to paper, neither of which is printed. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Box } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { QueryContent } from "../../../app/QueryContent";
import { invoice } from "../queries";
import { InvoiceSheet, type InvoiceStyle } from "./InvoiceSheet";

export function InvoiceScreen({ style }: { style: InvoiceStyle }) {
  const { t } = useTranslation("sample_invoices");
  const query = useQuery(invoice);
  const other = style === "modern" ? "compact" : "modern";
  return (
    <Page width="container">
      <Box _print={{ display: "none" }}>
        <PageHeader
          title={t(`title.${style}`)}
          actions={
            <>
              <LinkButton to={`/pages/invoices/${other}`}>{t(`title.${other}`)}</LinkButton>
              <Button variant="solid" icon={<Printer />} onClick={() => window.print()}>
                {t("print")}
              </Button>
            </>
          }
        >
          {t("note")}
        </PageHeader>
      </Box>
      <QueryContent query={query}>{(data) => <InvoiceSheet invoice={data} style={style} />}</QueryContent>
    </Page>
  );
}

/** The screen around an invoice: its title and the way to paper, neither of which is printed. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Box } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../../app/Loaded";
import { invoice } from "../queries";
import { InvoiceSheet, type Look } from "./InvoiceSheet";

export function InvoiceScreen({ look }: { look: Look }) {
  const { t } = useTranslation("sample_invoices");
  const asked = useQuery(invoice);
  const other = look === "modern" ? "compact" : "modern";
  return (
    <Page width="container">
      <Box _print={{ display: "none" }}>
        <PageHeader
          title={t(`title.${look}`)}
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
      <Loaded asked={asked}>{(data) => <InvoiceSheet invoice={data} look={look} />}</Loaded>
    </Page>
  );
}

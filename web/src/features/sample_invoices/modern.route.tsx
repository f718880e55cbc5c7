/** The invoice in its modern look. */
import { InvoiceScreen } from "./components/InvoiceScreen";

export default function ModernRoute() {
  return <InvoiceScreen style="modern" />;
}

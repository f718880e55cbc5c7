/** The invoice in its compact look. */
import { InvoiceScreen } from "./components/InvoiceScreen";

export default function CompactRoute() {
  return <InvoiceScreen style="compact" />;
}

import { OneScreen } from "./components/OneScreen";

export default function ProductRoute() {
  return <OneScreen kind="product" />;
}

/** Munro's own homepage. */
import { HomeScreen } from "./components/HomeScreen";

export default function MunroHomepage() {
  return <HomeScreen kind="munro" />;
}

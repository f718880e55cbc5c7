/** The team's homepage. */
import { HomeScreen } from "./components/HomeScreen";

export default function MyHomepage() {
  return <HomeScreen kind="home" />;
}

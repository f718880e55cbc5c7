/** Signing in on a card. */
import { SignIn } from "./components/SignIn";

export default function SampleLogin2Route() {
  return <SignIn layout="card" />;
}

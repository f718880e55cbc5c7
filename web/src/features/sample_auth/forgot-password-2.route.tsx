/** A forgotten password on a card. */
import { Forgot } from "./components/Forgot";

export default function SampleForgotPassword2Route() {
  return <Forgot layout="card" />;
}

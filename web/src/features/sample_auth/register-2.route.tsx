/** A new account on a card. */
import { Register } from "./components/Register";

export default function SampleRegister2Route() {
  return <Register layout="card" />;
}

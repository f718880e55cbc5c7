/** A new account beside a picture. */
import { Register } from "./components/Register";

export default function SampleRegisterRoute() {
  return <Register layout="beside" />;
}

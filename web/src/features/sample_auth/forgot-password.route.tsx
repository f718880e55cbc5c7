/** A forgotten password beside a picture. */
import { Forgot } from "./components/Forgot";

export default function SampleForgotPasswordRoute() {
  return <Forgot layout="beside" />;
}

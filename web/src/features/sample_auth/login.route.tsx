/** Signing in beside a picture. */
import { SignIn } from "./components/SignIn";

export default function SampleLoginRoute() {
  return <SignIn layout="beside" />;
}

import { OneScreen } from "./components/OneScreen";

export default function BlogRoute() {
  return <OneScreen kind="blog" />;
}

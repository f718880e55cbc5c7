/** My Bundles: grouped activities, done in any order. */
import { MyList } from "./components/MyList";

export default function MyBundles() {
  return <MyList kind="mybundles" />;
}

/** My Courses. */
import { MyList } from "./components/MyList";

export default function MyCourses() {
  return <MyList kind="mycourses" />;
}

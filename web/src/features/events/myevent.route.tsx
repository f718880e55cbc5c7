import { paths } from "../../app/pathBuilder";
import { EventScreen } from "./components/EventScreen";

export default function MyEventRoute() {
  return <EventScreen list={paths.myEvents} listName="mine" />;
}

import { paths } from "../../app/pathBuilder";
import { EventScreen } from "./components/EventScreen";

export default function ExploreEventRoute() {
  return <EventScreen list={paths.exploreEvents} listName="explore" />;
}

import { EventScreen } from "./components/EventScreen";

export default function ExploreEventRoute() {
  return <EventScreen list="/apps/exploreevents" listName="explore" />;
}

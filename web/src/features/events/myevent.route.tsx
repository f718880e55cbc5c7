import { EventScreen } from "./components/EventScreen";

export default function MyEventRoute() {
  return <EventScreen list="/apps/myevents" listName="mine" />;
}

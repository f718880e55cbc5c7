/** The week that the charts of a screen show; it stands in the address. */
import { useSearchParams } from "react-router";
import { isWeek, type Week } from "../model";

export function useWeek(): readonly [Week, (week: Week) => void] {
  const [search, setSearch] = useSearchParams();
  const searchParam = search.get("range");
  const choose = (week: Week) =>
    setSearch(
      (now) => {
        if (week === "TW") now.delete("range");
        else now.set("range", week);
        return now;
      },
      { replace: true },
    );
  return [isWeek(searchParam) ? searchParam : "TW", choose];
}

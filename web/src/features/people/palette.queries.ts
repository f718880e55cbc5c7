/** What the search of the shell asks for: apart, so that the shell brings no more of the feature than this. */
import { api } from "../../api/client";

export const findPeople = (search: string, perPage: number) =>
  api.get("/api/people", { query: { search, perPage } });

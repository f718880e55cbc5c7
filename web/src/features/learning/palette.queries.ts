/** What the search of the shell asks for: apart, so that the shell brings no more of the feature than this. */
import { api } from "../../api/client";

export const findMyCourses = (search: string, perPage: number) =>
  api.get("/api/me/courses", { query: { search, perPage } });

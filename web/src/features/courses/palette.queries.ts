/** What the search of the shell asks for: apart, so that the shell brings no more of the feature than this. */
import { api } from "../../api/client";

export const findCourses = (search: string, perPage: number) =>
  api.get("/api/courses", { query: { search, perPage } });

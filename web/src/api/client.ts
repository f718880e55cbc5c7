/** The one way to the tenant API: calls by its document, that carry the bearer and throw problems. */
import { type BodyOf, type FilterOf as FilterIn, type QueryOf, typedApi } from "@learnt/ui/http/api";
import type { PathsWithMethod } from "openapi-typescript-helpers";
import type { paths } from "./schema";
import { send } from "./send";

export { session } from "./send";

export const api = typedApi<paths>(send);

type ReadablePath = PathsWithMethod<paths, "get">;

/** What one may ask a list, or whatever else is read, for. */
export type QueryParams<Path extends ReadablePath> = QueryOf<paths[Path]["get"]>;

/** The filters that a list knows, for `useListState`. */
export type FilterOf<Path extends ReadablePath> = FilterIn<paths[Path]["get"]>;

type Method = "post" | "put" | "patch" | "delete";

/** What an operation takes, for calls that are handed all of it: a part that it does not know is refused where it is written. */
export type Body<M extends Method, Path extends PathsWithMethod<paths, M>> = BodyOf<paths[Path][M]>;

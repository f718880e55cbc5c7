/**
 * A server's calls as its OpenAPI document has them: the path, what stands in it, the query, the body and the answer are
 * those of the generated `paths`. What the document does not have cannot be called, nor can a query name what nobody reads.
 */
import type { OkStatus, PathsWithMethod, RequiredKeysOf } from "openapi-typescript-helpers";
import {
  address,
  FILE_TIMEOUT_MS,
  type Received,
  readBody,
  readFile,
  type Send,
  type SendOptions,
  type SendRequest,
} from "./send";

type Method = "get" | "post" | "put" | "patch" | "delete";

/** What an operation reads in one place; never where it reads nothing. */
type ParamsIn<Operation, Params extends string> = Operation extends {
  parameters: { [P in Params]?: infer Values };
}
  ? Exclude<Values, undefined>
  : never;

/** What an operation reads in the address behind the question mark. */
export type QueryOf<Operation> = ParamsIn<Operation, "query">;

/** The names by which a list is narrowed, beside its search, order and page. */
export type FilterOf<Operation> = "perPage" extends keyof QueryOf<Operation>
  ? Exclude<keyof QueryOf<Operation>, "search" | "sort" | "page" | "perPage" | "after" | "before">
  : never;

/** Nothing is changed in what is sent: a list that may not be written to can be sent as well. */
type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T;

type BodyIn<Request> = Request extends { content: { "application/json": infer Body } }
  ? ReadonlyDeep<Body>
  : Request extends { content: { "multipart/form-data": unknown } }
    ? FormData
    : Request extends { content: { "application/octet-stream": unknown } }
      ? Blob
      : never;

/** What an operation takes as its body. */
export type BodyOf<Operation> = Operation extends { requestBody?: infer Request }
  ? BodyIn<Exclude<Request, undefined>>
  : never;

type JsonIn<Response> = Response extends { content: { "application/json": infer Json } } ? Json : undefined;

/** What an operation answers. */
export type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & OkStatus]: JsonIn<Responses[Status]> }[keyof Responses & OkStatus]
  : never;

type Part<Name extends string, Value> = [Value] extends [never]
  ? { [N in Name]?: never }
  : RequiredKeysOf<Value> extends never
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** Where an operation is: what stands in its path, and behind the question mark. */
export type Params<Operation> = Part<"path", ParamsIn<Operation, "path">> & Part<"query", QueryOf<Operation>>;

export type CallOf<Operation> = SendOptions &
  Params<Operation> &
  Part<"headers", ParamsIn<Operation, "header">> &
  Part<"body", BodyOf<Operation>>;

/** A call that says nothing need not be written. */
type Arguments<Call> = RequiredKeysOf<Call> extends never ? [call?: Call] : [call: Call];

type Caller<Paths extends {}, M extends Method> = <Path extends PathsWithMethod<Paths, M>>(
  path: Path,
  ...call: Arguments<CallOf<Paths[Path][M & keyof Paths[Path]]>>
) => Promise<AnswerOf<Paths[Path][M & keyof Paths[Path]]>>;

/** What answers something else than JSON. */
type Files<Paths extends {}, M extends Method> = {
  [Path in PathsWithMethod<Paths, M>]: AnswerOf<Paths[Path][M & keyof Paths[Path]]> extends undefined
    ? Path
    : never;
}[PathsWithMethod<Paths, M>];

type Fetcher<Paths extends {}, M extends Method> = <Path extends Files<Paths, M>>(
  path: Path,
  ...call: Arguments<CallOf<Paths[Path][M & keyof Paths[Path]]>>
) => Promise<Received>;

export type Api<Paths extends {}> = { [M in Method]: Caller<Paths, M> } & {
  /** A file that the server writes. */
  file: Fetcher<Paths, "get">;
  /** A file that is made of what the body says. */
  fileOf: Fetcher<Paths, "post">;
  /** Where a browser finds by itself what anybody may read. */
  address: <Path extends PathsWithMethod<Paths, "get">>(
    path: Path,
    place: Params<Paths[Path]["get" & keyof Paths[Path]]>,
  ) => string;
};

type AnyCall = SendRequest & { path?: Readonly<Record<string, unknown>> };

/** The address of an operation, for what does not ask itself: a link, an upload. */
export function addressOf(
  path: string,
  { path: values, query }: { path?: unknown; query?: unknown },
): string {
  const { pathname, search } = address(fillPath(path, values as AnyCall["path"]), query as AnyCall["query"]);
  return pathname + search;
}

const fillPath = (path: string, values: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

export function typedApi<Paths extends {}>(send: Send): Api<Paths> {
  const json =
    (method: string) =>
    async (path: string, { path: values, ...sending }: AnyCall = {}) =>
      readBody(await send(method, fillPath(path, values), sending));
  const file =
    (method: string) =>
    async (path: string, { path: values, ...sending }: AnyCall = {}) =>
      readFile(
        await send(method, fillPath(path, values), {
          timeout: FILE_TIMEOUT_MS,
          ...sending,
          headers: { accept: "*/*", ...sending.headers },
        }),
      );
  // The one place where a document's types meet what is sent.
  return {
    get: json("GET"),
    post: json("POST"),
    put: json("PUT"),
    patch: json("PATCH"),
    delete: json("DELETE"),
    file: file("GET"),
    fileOf: file("POST"),
    address: addressOf,
  } as unknown as Api<Paths>;
}

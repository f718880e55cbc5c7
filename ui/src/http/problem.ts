/** A refusal or fault as the servers tell it (RFC 9457), as an error that screens can read. */

export type FieldProblem = { field: string; code: string; message: string };

export type ProblemBody = {
  title?: string;
  status?: number;
  code?: string;
  detail?: string;
  errors?: FieldProblem[];
  requestId?: string;
};

export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors: FieldProblem[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ProblemBody, retryAfter?: number) {
    super(body.detail ?? body.title ?? body.code ?? `status ${status}`);
    this.name = "ApiProblem";
    this.status = status;
    this.code = body.code ?? (status === 0 ? "network" : "unknown");
    this.detail = body.detail ?? "";
    this.errors = body.errors ?? [];
    this.requestId = body.requestId;
    this.retryAfter = retryAfter;
  }

  /** The server's sentence about one field, if it said one. */
  field(name: string): string | undefined {
    return this.errors.find((error) => error.field === name)?.message;
  }
}

/** The server could not be reached at all. */
export function networkProblem(): ApiProblem {
  return new ApiProblem(0, { code: "network" });
}

/** The server did not answer in time; whether it did what it was asked is not known. */
export function timeoutProblem(): ApiProblem {
  return new ApiProblem(0, { code: "timeout" });
}

/** Reads a refusal from an answer, whatever its body turns out to be. */
export async function problemFrom(response: Response): Promise<ApiProblem> {
  const requestId = response.headers.get("x-request-id") ?? undefined;
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  const isJson = response.headers.get("content-type")?.includes("json");
  const body: unknown = isJson ? await response.json().catch(() => null) : null;
  const failure = typeof body === "object" && body !== null ? (body as ProblemBody) : {};
  return new ApiProblem(
    response.status,
    { ...failure, requestId: failure.requestId ?? requestId },
    retryAfter,
  );
}

/** Whether trying the same again could help: never for a refusal. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 502);
}

/** Whether somebody else saved since what is edited here was read. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === "changed_meanwhile";
}

/** Calls of the sample areas: the mock in the browser answers them, and no document knows of them. The product asks through `api`. */
import { ApiProblem } from "@learnt/ui/http/problem";
import { readBody, type SendRequest } from "@learnt/ui/http/send";
import { send } from "../../api/send";
import { i18n, openCatalogue } from "../../i18n/i18n";

/** The mock refuses in English: in another language its refusal has the words of the sample, if there are any for its code. */
async function translateProblem(error: unknown): Promise<unknown> {
  if (!(error instanceof ApiProblem) || i18n.language === "en") return error;
  await openCatalogue("sample");
  if (!i18n.exists(`sample:refused.${error.code}`)) return error;
  const say = (code: string, fallback: string) =>
    i18n.t(`sample:refused.${code}`, { defaultValue: fallback });
  return new ApiProblem(error.status, {
    code: error.code,
    detail: say(error.code, error.detail),
    errors: error.errors.map((item) => ({ ...item, message: say(item.code, item.message) })),
  });
}

const json =
  (method: string) =>
  async <Reply>(path: string, sending?: SendRequest): Promise<Reply> => {
    try {
      return (await readBody(await send(method, path, sending))) as Reply;
    } catch (error) {
      throw await translateProblem(error);
    }
  };

export const mock = { get: json("GET"), post: json("POST") };

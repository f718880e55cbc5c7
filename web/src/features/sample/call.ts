/** Calls of the sample areas: the mock in the browser answers them, and no document knows of them. The product asks through `api`. */
import { ApiProblem } from "@learnt/ui/http/problem";
import { type Sending, told } from "@learnt/ui/http/send";
import { send } from "../../api/send";
import { openCatalogue, words } from "../../i18n/i18n";

/** The mock refuses in English: in another language its refusal has the words of the sample, if there are any for its code. */
async function inWords(error: unknown): Promise<unknown> {
  if (!(error instanceof ApiProblem) || words.language === "en") return error;
  await openCatalogue("sample");
  if (!words.exists(`sample:refused.${error.code}`)) return error;
  const say = (code: string, told: string) => words.t(`sample:refused.${code}`, { defaultValue: told });
  return new ApiProblem(error.status, {
    code: error.code,
    detail: say(error.code, error.detail),
    errors: error.errors.map((one) => ({ ...one, message: say(one.code, one.message) })),
  });
}

const json =
  (method: string) =>
  async <Reply>(path: string, sending?: Sending): Promise<Reply> => {
    try {
      return (await told(await send(method, path, sending))) as Reply;
    } catch (error) {
      throw await inWords(error);
    }
  };

export const mock = { get: json("GET"), post: json("POST") };

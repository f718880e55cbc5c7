/**
 * What is done to the files. The endpoints that the sample answers can only list them, so a change goes straight to where the
 * sample is kept in this browser, and the list is asked for again.
 */
import { queries } from "../../app/queries";
import { store } from "../sample/sampleStore";
import { FILES, type SampleFile } from "./model";
import { files } from "./queries";

export async function changeFiles(change: (now: SampleFile[]) => SampleFile[]): Promise<void> {
  await store.change<SampleFile[], void>(FILES, (now) => ({ value: change(now), answer: undefined }));
  // A list that is just being asked for the first time may have been answered without it.
  await queries.cancelQueries({ queryKey: files.queryKey });
  await queries.invalidateQueries({ queryKey: files.queryKey });
}

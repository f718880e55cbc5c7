/** What the mock refuses, each by its code and its sentence. Other languages have their own in the words of the sample (call.ts). */
import { HttpResponse } from "msw";

export const refusals = {
  invalid_token: [401, "Invalid access token detected"],
  sample_address_wrong: [422, "Please enter an email address."],
  sample_board_unknown: [404, "Requested board do not exist."],
  sample_chat_unknown: [404, "There is no such conversation."],
  sample_contact_unknown: [404, "There is no such contact."],
  sample_course_unknown: [404, "There is no such course."],
  sample_event_unknown: [404, "There is no such entry."],
  sample_mail_unknown: [404, "There is no such email."],
  sample_message_empty: [422, "Please write a message."],
  sample_name_missing: [422, "Please enter a name."],
  sample_note_empty: [422, "Please write a title, a text or a list."],
  sample_note_unknown: [404, "There is no such note."],
  sample_order_unknown: [404, "There is no such order."],
  sample_place_unknown: [404, "There is no such folder, filter or label."],
  sample_product_unknown: [404, "There is no such product."],
  sample_title_missing: [422, "Please enter a title."],
  sample_todo_unknown: [404, "There is no such to-do."],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type Refusal = keyof typeof refusals;

/** The refusal as an answer, as the product's servers tell theirs; `field` is where it is shown. */
export function refuse(code: Refusal, field?: string): Response {
  const [status, detail] = refusals[code];
  const errors = field ? { errors: [{ field, code, message: detail }] } : {};
  return HttpResponse.json(
    { status, code, detail, ...errors },
    { status, headers: { "content-type": "application/problem+json" } },
  );
}

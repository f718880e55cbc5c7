/** What the mock refuses, each by its code and its sentence. Other languages have their own in the words of the sample (call.ts). */
import { HttpResponse } from "msw";

export const refusals = {
  invalid_token: [401, "Invalid access token detected"],
  sample_address_wrong: [422, "Please enter an email address."],
  sample_board_unknown: [404, "Requested board do not exist."],
  sample_chat_unknown: [404, "Conversation not found."],
  sample_contact_unknown: [404, "Contact not found."],
  sample_course_unknown: [404, "Course not found."],
  sample_event_unknown: [404, "Entry not found."],
  sample_mail_unknown: [404, "Email not found."],
  sample_message_empty: [422, "Please enter a message."],
  sample_name_missing: [422, "Please enter a name."],
  sample_note_empty: [422, "Please enter a title, text or list."],
  sample_note_unknown: [404, "Note not found."],
  sample_order_unknown: [404, "Order not found."],
  sample_place_unknown: [404, "Folder, filter or label not found."],
  sample_product_unknown: [404, "Product not found."],
  sample_title_missing: [422, "Please enter a title."],
  sample_todo_unknown: [404, "To-do not found."],
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

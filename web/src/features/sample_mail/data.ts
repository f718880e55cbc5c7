/** The first mails: plausible ones from the people of the sample, within the last weeks. */
import type { Random } from "../sample/app";
import { firstNameOf } from "../sample/owner";
import { fullName, samplePeople } from "../sample/people";
import { picture } from "../sample/pictures";
import { type Attachment, blank, type Folder, type Mail, type MailContact, type MailLabel } from "./model";

export const labelList: readonly MailLabel[] = [
  { id: "0", handle: "note", title: "Note", tone: "info" },
  { id: "1", handle: "invoice", title: "Invoice", tone: "warn" },
  { id: "2", handle: "travel", title: "Travel", tone: "good" },
  { id: "3", handle: "urgent", title: "Urgent", tone: "bad" },
];

/** `{name}`: whom it is addressed to. */
const mailTexts: readonly (readonly [subject: string, message: string])[] = [
  [
    "Minutes of Tuesday’s meeting",
    "Hello {name},\n\nthe minutes are attached. Please look at point 3 before Friday.",
  ],
  [
    "Invoice for the brochures",
    "Good morning,\n\nthe invoice for 500 brochures is attached. It is due in 14 days.",
  ],
  ["Train tickets", "The tickets are booked: there at 8:12, back at 17:40. Seats are reserved in coach 4."],
  ["Can we move our call?", "Something came up on Thursday. Would Friday at ten suit you as well?"],
  ["Draft of the programme", "Here is the second draft. I shortened the introduction and moved the break."],
  [
    "春のワークショップについて",
    "お世話になっております。\n\n会場の写真をお送りします。ご確認をお願いいたします。",
  ],
  ["مسودة العرض", "مرحبًا،\n\nأرسلت لك المسودة الأولى. أنتظر ملاحظاتك قبل يوم الأحد."],
  ["Πρόγραμμα του φεστιβάλ", "Καλημέρα,\n\nτο πρόγραμμα είναι σχεδόν έτοιμο. Λείπουν μόνο δύο ονόματα."],
  ["Photos of the new room", "The painters are done! Two photos are attached; the lamp comes next week."],
  [
    "Question about the price list",
    "One of our customers asks whether the price for ten or more still holds.",
  ],
  ["Re: Keys", "Thank you, I have them. I will leave them at the reception tonight."],
  ["Планы на июнь", "Добрый день!\n\nПосмотрите, пожалуйста, список участников и ответьте до среды."],
  ["Your order is on its way", "The parcel was handed over this morning and should reach you tomorrow."],
  ["Lunch next week?", "There is a new place at the harbour. Wednesday or Thursday?"],
  ["Numbers for the report", "The table is attached. The figures for March are still provisional."],
];

const spam: readonly (readonly [subject: string, message: string])[] = [
  ["You have been chosen", "Answer today and receive a prize that nobody has heard of."],
  ["Cheapest toner in town", "Only this week, only for you, only while stocks last."],
  ["Your account needs you", "Confirm everything about yourself on a page that we do not name."],
];

const MINUTE = 60_000;

function attachmentsOf(random: Random, subject: string): Attachment[] {
  if (random.next() > 0.3) return [];
  const text = `${subject}\n\nSample attachment.\n`;
  const note: Attachment = {
    fileName: "notes.txt",
    type: "text",
    size: new TextEncoder().encode(text).length,
    content: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`,
  };
  const content = picture(subject);
  const photo: Attachment = { fileName: "picture.svg", type: "image", size: content.length, content };
  return random.next() < 0.5 ? [note] : [photo, note];
}

export function mailsOf(random: Random, now: Date, me: MailContact): Mail[] {
  const people = samplePeople.map((item) => ({ name: fullName(item), email: item.email }));
  const handles = labelList.map(({ handle }) => handle);
  let minutes = 0;
  const item = (at: number, folder: Folder, [subject, message]: readonly [string, string]): Mail => {
    minutes += random.int(20, 900);
    const other = random.pick(people);
    const isOwn = folder === "sent" || folder === "drafts";
    const attachments = attachmentsOf(random, subject);
    return {
      ...blank(
        `mail-${at + 1}`,
        isOwn ? me : other,
        new Date(now.getTime() - minutes * MINUTE).toISOString(),
      ),
      to: [isOwn ? other : me],
      subject,
      message: `${message.replace("{name}", firstNameOf(isOwn ? other : me))}\n\n${isOwn ? me.name : other.name}`,
      read: isOwn || random.next() < 0.6,
      starred: random.next() < 0.2,
      important: random.next() < 0.2,
      attachments,
      hasAttachments: attachments.length > 0,
      labels: random.next() < 0.5 ? random.some(handles, random.int(1, 2)) : [],
      folder,
    };
  };
  const inFolder = (folder: Folder, list: readonly (readonly [string, string])[], from: number) =>
    list.map((letter, at) => item(from + at, folder, letter));
  return [
    ...inFolder("inbox", [...mailTexts, ...random.some(mailTexts, 15)], 0),
    ...inFolder("sent", random.some(mailTexts, 6), 100),
    ...inFolder("drafts", random.some(mailTexts, 2), 200),
    ...inFolder("spam", spam, 300),
    ...inFolder("trash", random.some(mailTexts, 3), 400),
  ];
}

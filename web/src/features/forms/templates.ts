/** Forms to begin with: whoever takes one changes what does not fit. */
import { type Content, type Field, type Kind, newField, newId, type Settings } from "./model";

export const templateNames = ["feedback", "knowledge", "observation", "leave"] as const;
export type TemplateName = (typeof templateNames)[number];

type Translate = (key: string) => string;
export type Template = { kind: Kind; content: Content; settings: Settings };

export function templateOf(name: TemplateName, t: Translate): Template {
  const say = (key: string) => t(`template.${name}.${key}`);
  const field = (type: Field["type"], key: string, part: Partial<Field> = {}): Field => ({
    ...newField(type, say(key), String),
    ...part,
  });
  const options = (...keys: string[]) => keys.map((key) => ({ id: newId(), label: say(key) }));
  const page = (...fields: Field[]): Content => ({ sections: [{ id: newId(), title: "", fields }] });
  switch (name) {
    case "feedback":
      return {
        kind: "survey",
        settings: { openToTeam: true, oneAtATime: true },
        content: page(
          field("scale", "recommend", { min: 0, max: 10, ends: [say("low"), say("high")], required: true }),
          field("rating", "quality", { required: true }),
          field("longText", "better"),
        ),
      };
    case "knowledge": {
      const all = options("right", "wrong", "other");
      return {
        kind: "assessment",
        settings: { openToTeam: true, passScore: 80, attempts: 3 },
        content: page(
          field("singleChoice", "choose", {
            options: all,
            correct: [all[0]?.id ?? ""],
            points: 1,
            required: true,
          }),
          field("yesNo", "statement", { correct: ["yes"], points: 1, required: true }),
        ),
      };
    }
    case "observation":
      return {
        kind: "observation",
        settings: {},
        content: page(
          field("matrix", "seen", {
            rows: options("prepares", "safe", "explains"),
            options: options("always", "sometimes", "never"),
            required: true,
          }),
          field("longText", "well"),
          field("longText", "next"),
          field("signature", "sign"),
        ),
      };
    case "leave":
      return {
        kind: "request",
        settings: { openToTeam: true, approver: "manager" },
        content: page(
          field("date", "from", { required: true }),
          field("date", "until", { required: true }),
          field("dropdown", "reason", { options: options("holiday", "family", "training"), required: true }),
          field("longText", "more"),
        ),
      };
  }
}

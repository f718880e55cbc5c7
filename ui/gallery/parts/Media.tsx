/** Faces, covers, emblems and logos of whoever has no picture. */
import { Avatar } from "@learnt/ui/media/Avatar";
import { Cover } from "@learnt/ui/media/Cover";
import { Emblem } from "@learnt/ui/media/Emblem";
import { Logo } from "@learnt/ui/media/Logo";
import { Row } from "../Row";

const sizes = ["sm", "md", "lg", "xl"] as const;
/** Of both colours of a team. */
const names = ["Ada Okafor", "Lena Lindqvist", "Marco Rossi", "Otto Berg"];

export function Media() {
  return (
    <>
      {sizes.map((size) => (
        <Row key={size}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
          {names.map((name) => (
            <Emblem key={name} name={name} size={size} />
          ))}
        </Row>
      ))}
      <Row>
        {names.map((name) => (
          <div key={name} style={{ inlineSize: "9rem" }}>
            <Cover seed={name} />
          </div>
        ))}
        <Logo name="Acme" />
        <Logo name="Munro" size={48} />
      </Row>
    </>
  );
}

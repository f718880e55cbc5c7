/** Buttons and links. */
import { Button, ExternalButton, IconButton, LinkButton } from "@learnt/ui/action/Button";
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { ExternalLink, Link } from "@learnt/ui/action/Link";
import { Plus } from "lucide-react";
import { Row } from "../Row";

const variants = ["solid", "outline", "ghost", "plain", "danger"] as const;
const sizes = ["sm", "md", "lg"] as const;

export function Actions() {
  return (
    <>
      {variants.map((variant) => (
        <Row key={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}, {size}
            </Button>
          ))}
          <Button variant={variant} icon={<Plus />} trailing={<span className="kit-count">3</span>}>
            {variant} with an icon
          </Button>
          <Button variant={variant} busy>
            {variant}, busy
          </Button>
          <Button variant={variant} disabled>
            {variant}, disabled
          </Button>
          <Button variant={variant} disabledReason="Nobody is chosen yet">
            {variant}, with a reason
          </Button>
          <LinkButton variant={variant} to="/">
            {variant} link
          </LinkButton>
          <ExternalButton variant={variant} href="https://learnt.test">
            {variant} outside
          </ExternalButton>
        </Row>
      ))}
      <Button variant="solid" wide>
        As wide as it can be
      </Button>
      <Row>
        <IconButton label="Add" icon={<Plus />} />
        <IconButton label="Add, with a line" icon={<Plus />} variant="outline" />
        <IconButton label="Add, small" icon={<Plus />} size="sm" />
        <IconButton label="Add, disabled" icon={<Plus />} disabled />
        <CopyButton text="S3CR ET" label="Copy the key" />
        <CopyButton text="S3CR ET" what="the key" />
        <ExportButton params={{}} onExport={async () => undefined} />
      </Row>
      <p>
        A sentence with <Link to="/">a link inside the app</Link> and{" "}
        <ExternalLink href="https://learnt.test">one that leaves it</ExternalLink>, and a key:{" "}
        <kbd className="kit-kbd">Ctrl K</kbd>, <code className="kit-code">code</code>.
      </p>
    </>
  );
}

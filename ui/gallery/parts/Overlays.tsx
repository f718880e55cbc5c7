/** What opens above a screen: a button for each, under its name. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { CropDialog } from "@learnt/ui/form/CropDialog";
import { Form, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Confirm, Dialog, Drawer } from "@learnt/ui/overlay/Dialog";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Popover } from "@learnt/ui/overlay/Popover";
import { ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Tooltip } from "@learnt/ui/overlay/Tooltip";
import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { z } from "zod";
import { Row } from "../Row";

const nothing = () => undefined;
const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="solid">Save</Button>
  </>
);
const labels = {
  reason: "Reason",
  hint: "They will read it.",
  cancel: "Cancel",
  submit: "Do it",
  busy: "Doing it",
};

function Reason({ onClose }: { onClose: () => void }) {
  const form = useZodForm(z.object({ reason: z.string().min(1, "Say why.") }), {
    defaultValues: { reason: "" },
  });
  return (
    <ReasonDialog
      title="Withdraw this badge"
      note="Everybody can read why."
      words={labels}
      warning={<Notice tone="warn">It cannot be given again.</Notice>}
      form={form}
      onSubmit={nothing}
      onClose={onClose}
    />
  );
}

function FormInside() {
  const form = useZodForm(z.object({ title: z.string() }), { defaultValues: { title: "" } });
  return (
    <Form form={form} label="Inside" onSubmit={nothing}>
      <TextField name="title" label="Title" hint="A few words" />
    </Form>
  );
}

const picture = () => new File(["no picture"], "face.png", { type: "image/png" });

const openings: Record<string, (close: () => void) => ReactNode> = {
  dialog: (close) => (
    <Dialog open onClose={close} title="A dialog" note="What it is for" footer={footer}>
      <FormInside />
    </Dialog>
  ),
  "full dialog": (close) => (
    <Dialog open onClose={close} title="All of the screen" size="full" back="Back to the editor">
      <p>As wide as the window.</p>
    </Dialog>
  ),
  drawer: (close) => (
    <Drawer open onClose={close} title="A drawer" note="From the side" footer={footer}>
      <FormInside />
    </Drawer>
  ),
  question: (close) => (
    <Confirm open onClose={close} title="Remove it?" confirmText="Remove" onConfirm={nothing}>
      It is gone then.
    </Confirm>
  ),
  "harmless question": (close) => (
    <Confirm open onClose={close} title="Publish it?" confirmText="Publish" onConfirm={nothing} harmless>
      Everybody sees it.
    </Confirm>
  ),
  reason: (close) => <Reason onClose={close} />,
  crop: (close) => (
    <CropDialog
      file={picture()}
      title="Cut the picture"
      confirmText="Use it"
      onCut={nothing}
      onClose={close}
    />
  ),
};

export function Overlays() {
  const [open, setOpen] = useState("");
  return (
    <>
      <Row>
        {Object.keys(openings).map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            Open the {name}
          </Button>
        ))}
        <Menu
          trigger={<Button>Open the menu</Button>}
          head={<strong>Ada Okafor</strong>}
          entries={[
            { kind: "label", id: "label", label: "What can be done" },
            { id: "edit", label: "Edit", icon: <Pencil />, onSelect: nothing },
            { id: "on", label: "Shown", checked: true, onSelect: nothing },
            { id: "off", label: "Not now", disabled: true, onSelect: nothing },
            { kind: "divider", id: "line" },
            { kind: "link", id: "link", label: "A screen", to: "/" },
            { kind: "href", id: "href", label: "This host", href: "/", current: true },
            { id: "remove", label: "Remove", danger: true, onSelect: nothing },
          ]}
        />
        <Popover title="Filters" trigger={<Button>Open the popover</Button>}>
          <FormInside />
        </Popover>
        <Tooltip text="What it does">
          <Button>Under a tooltip</Button>
        </Tooltip>
      </Row>
      <Tabs
        label="Tabs"
        tabs={[
          { id: "one", label: "Open", content: <p>What is in it.</p>, count: 3 },
          { id: "two", label: "Closed", content: null, icon: <Pencil /> },
        ]}
      />
      {openings[open]?.(() => setOpen(""))}
    </>
  );
}

import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "./keepFocus";

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const get = (id: string) => document.getElementById(id) as HTMLElement;
const waitForFocus = () => new Promise((done) => setTimeout(done, 150));
const press = (key = "Enter") =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

const nodesOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body.childNodes;

function begin(html: string, id: string) {
  document.body.replaceChildren(...nodesOf(html));
  get(id).focus();
  press();
}

const LIST =
  "<main id=root><ul><li id=a><button id=a1>A</button></li><li id=b><button id=b1>B</button></li><li id=c><button id=c1>C</button></li></ul></main>";

it("goes to what came after, and else to what came before", async () => {
  begin(LIST, "b1");
  get("b").remove();
  await waitForFocus();
  expect(document.activeElement?.id).toBe("c1");
  press();
  get("c").remove();
  await waitForFocus();
  expect(document.activeElement?.id).toBe("a1");
});

it("knows the place of what tells nobody around it that it has the focus", async () => {
  begin(LIST, "a1");
  get("b").addEventListener("focusin", (event) => event.stopPropagation());
  get("b1").focus();
  get("b").remove();
  await waitForFocus();
  expect(document.activeElement?.id).toBe("c1");
});

it("goes to what is called the same where all was drawn anew, and not to one of two", async () => {
  begin(LIST, "b1");
  const list = get("a").parentElement as HTMLElement;
  list.replaceChildren(...nodesOf("<li><button id=n1>A</button></li><li><button id=n2>B</button></li>"));
  await waitForFocus();
  expect(document.activeElement?.id).toBe("n2");
  press();
  list.replaceChildren(...nodesOf("<li><button id=m1>B</button></li><li><button id=m2>B</button></li>"));
  await waitForFocus();
  expect(document.activeElement?.id).toBe("m1");
  press();
  list.replaceChildren(...nodesOf("<li><button id=o1>A</button></li><li><button id=o2>C</button></li>"));
  await waitForFocus();
  expect(document.activeElement?.id).toBe("o1");
});

it("stays on what was only put elsewhere", async () => {
  begin(LIST, "a1");
  get("c").after(get("a"));
  get("a1").blur();
  await waitForFocus();
  expect(document.activeElement?.id).toBe("a1");
});

it("comes back to the page when what was above it is gone with what opened it", async () => {
  begin(
    "<main id=root><section id=card><button id=open>Add</button></section></main><div id=above><button id=save>Save</button></div>",
    "open",
  );
  get("save").focus();
  get("card").replaceChildren(...nodesOf("<button id=again>Add</button>"));
  get("above").remove();
  await waitForFocus();
  expect(document.activeElement?.id).toBe("again");
});

it("comes back to a page that is still held back when what was above it is gone", async () => {
  begin(
    "<main id=root><button id=open>Open</button></main><div id=above><button id=save>Save</button></div>",
    "open",
  );
  get("save").focus();
  get("root").setAttribute("inert", "");
  get("above").remove();
  await waitForFocus();
  expect(document.activeElement).toBe(document.body);
  get("root").removeAttribute("inert");
  await waitForFocus();
  expect(document.activeElement?.id).toBe("open");
});

it("leaves alone whoever uses a mouse, and whoever was led somewhere already", async () => {
  begin(LIST, "b1");
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  get("b").remove();
  await waitForFocus();
  expect(document.activeElement).toBe(document.body);

  begin(LIST, "b1");
  get("b").remove();
  get("a1").focus();
  await waitForFocus();
  expect(document.activeElement?.id).toBe("a1");
});

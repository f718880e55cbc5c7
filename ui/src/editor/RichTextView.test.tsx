import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { KitContext } from "../base/kit";
import { testHost } from "../base/testHost";
import { filmAt, plainText, type RichNode, safeHref } from "./document";
import { RichTextView } from "./RichTextView";

afterEach(cleanup);

const text = (value: string, ...marks: RichNode["marks"] & object): RichNode => ({
  type: "text",
  text: value,
  marks,
});
const paragraph = (...content: RichNode[]): RichNode => ({ type: "paragraph", content });
const doc = (...content: RichNode[]): RichNode => ({ type: "doc", content });

describe("a document", () => {
  it("shows its headings, lists and marks", () => {
    render(
      <RichTextView
        document={doc(
          { type: "heading", attrs: { level: 2 }, content: [text("Lifting")] },
          {
            type: "bulletList",
            content: [{ type: "listItem", content: [paragraph(text("Bend", { type: "bold" }))] }],
          },
        )}
      />,
    );
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Lifting");
    expect(screen.getByRole("listitem").querySelector("strong")?.textContent).toBe("Bend");
  });

  it("shows pictures of this host with their descriptions, and no others", () => {
    const image = (src: string, alt: string): RichNode => ({ type: "image", attrs: { file: "1", src, alt } });
    render(
      <RichTextView
        document={doc(
          image("/api/files/1?sig=2", "A lifted box"),
          image("https://tracker.test/x.png", "elsewhere"),
          image("//tracker.test/x.png", "elsewhere too"),
          { type: "image", attrs: { file: "1", alt: "without an address" } },
        )}
      />,
    );
    expect(screen.getAllByRole("img").map((img) => img.getAttribute("alt"))).toEqual(["A lifted box"]);
    expect(plainText(doc(image("/x", "A lifted box")))).toBe("A lifted box");
  });

  it("gives a picture whose sides are known its place before it is there", () => {
    const attrs = { file: "1", src: "/api/files/1", alt: "A box", width: 400, height: 200 };
    render(<RichTextView document={doc({ type: "image", attrs })} />);
    const picture = screen.getByRole("img");
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["400", "200"]);
  });

  it("makes links only of addresses that are safe", () => {
    const link = (href: string) => paragraph(text(href, { type: "link", attrs: { href } }));
    render(
      <RichTextView
        document={doc(link("https://example.org/"), link("javascript:alert(1)"), link("//evil.test"))}
      />,
    );
    expect(screen.getAllByRole("link").map((a) => a.getAttribute("href"))).toEqual(["https://example.org/"]);
    expect(screen.getByText("javascript:alert(1)").tagName).toBe("P");
  });

  it("shows the words of what it does not know, and never its markup", () => {
    const { container } = render(
      <RichTextView document={doc({ type: "script", content: [text("<img src=x onerror=alert(1)>")] })} />,
    );
    expect(container.querySelector("img, script")).toBeNull();
    expect(container.textContent).toBe("<img src=x onerror=alert(1)>");
  });

  it("shows tables, and callouts by their word as well as by their colour", () => {
    const cell = (type: string, inputText: string): RichNode => ({
      type,
      attrs: { colspan: 2 },
      content: [paragraph(text(inputText))],
    });
    render(
      <KitContext value={testHost}>
        <RichTextView
          document={doc(
            {
              type: "table",
              content: [
                { type: "tableRow", content: [cell("tableHeader", "Who"), cell("tableCell", "Ada")] },
              ],
            },
            { type: "callout", attrs: { tone: "x" }, content: [paragraph(text("Mind the step"))] },
          )}
        />
      </KitContext>,
    );
    expect(screen.getByRole("columnheader", { name: "Who" }).getAttribute("colspan")).toBe("2");
    expect(screen.getByRole("cell", { name: "Ada" })).toBeTruthy();
    expect(screen.getByRole("note", { name: "Note" }).textContent).toBe("Mind the step");
  });

  it("asks nothing of another house before a film is wanted", () => {
    const video = { type: "embed", attrs: { provider: "youtube", video: "aaaaaaaaaaa", title: "Stairs" } };
    const odd = { type: "embed", attrs: { provider: "youtube", video: "../../evil" } };
    const { container } = render(
      <KitContext value={testHost}>
        <RichTextView document={doc(video, odd)} />
      </KitContext>,
    );
    expect(container.querySelector("iframe")).toBeNull();
    fireEvent.click(screen.getByRole("button"));
    const frame = screen.getByTitle("Stairs");
    expect(frame.getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/aaaaaaaaaaa");
    expect(container.querySelectorAll("iframe").length).toBe(1);
  });

  it.each([
    ["https://www.youtube.com/watch?v=aaaaaaaaaaa&t=3", "youtube"],
    ["https://youtu.be/aaaaaaaaaaa", "youtube"],
    ["https://m.youtube.com/shorts/aaaaaaaaaaa", "youtube"],
    ["https://vimeo.com/76979871", "vimeo"],
    ["https://player.vimeo.com/video/76979871", "vimeo"],
    ["https://youtube.com.evil.test/watch?v=aaaaaaaaaaa", undefined],
    ["https://evil.test/?v=aaaaaaaaaaa", undefined],
    ["javascript:alert(1)", undefined],
    ["https://www.youtube.com/watch?v=../../x", undefined],
  ])("takes %s for a film of %s", (address, provider) => {
    expect(filmAt(address)?.provider).toBe(provider);
  });

  it("has plain words for previews", () => {
    expect(plainText(doc(paragraph(text("One")), paragraph(text("two"), text(" three"))))).toBe(
      "One two three",
    );
  });

  it.each([
    ["https://a.test", true],
    ["mailto:a@b.test", true],
    ["data:text/html,x", false],
    ["JaVaScRiPt:alert(1)", false],
    ["/local", false],
    [undefined, false],
  ])("takes %s as an address: %s", (href, safe) => {
    expect(safeHref(href) !== null).toBe(safe);
  });
});

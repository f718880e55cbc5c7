/** What lies over the page: dialogs, drawers, menus, popovers, tooltips, notices; and the tabs. */
import { defineSlotRecipe, type SystemStyleObject } from "@chakra-ui/react";

/** As wide as that, and as wide as the screen on a phone. */
const maxWidth = (width: string): SystemStyleObject => ({ maxInlineSize: { base: width, smDown: "none" } });

const sheet: SystemStyleObject = {
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  background: "raised",
  boxShadow: "float",
  outline: "none",
};

/** The parts that a dialog and a drawer have in common. */
const parts: Record<"header" | "title" | "description" | "body" | "footer", SystemStyleObject> = {
  header: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "flex-start",
    gap: "1rem",
    paddingBlock: "1.1rem 0.9rem",
    paddingInline: "1.25rem 1rem",
    // A title alone stands beside the middle of the button.
    "& > div": {
      display: "grid",
      alignContent: "center",
      minBlockSize: "32px",
      "@media (pointer: coarse)": { minBlockSize: "40px" },
    },
  },
  title: { fontSize: "1.0625rem", fontWeight: "600", lineHeight: "1.4" },
  description: { color: "fg.muted" },
  body: { padding: "0.25rem 1.25rem 1.25rem", minBlockSize: "0" },
  footer: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: "0.6rem",
    padding: "0.9rem 1.25rem",
    borderBlockStart: "hairline",
  },
};

const dialog = defineSlotRecipe({
  slots: ["positioner", "content", ...(Object.keys(parts) as (keyof typeof parts)[])],
  base: {
    ...parts,
    positioner: {
      position: "fixed",
      inset: "0",
      zIndex: "60",
      display: "grid",
      placeItems: { base: "start center", smDown: "end stretch" },
      padding: { base: "min(10vh, 5rem) 1rem 1rem", smDown: "2.5rem 0 0" },
      overflowY: "auto",
    },
    content: {
      ...sheet,
      border: "hairline",
      borderRadius: "lg",
      animation: "kit-rise var(--calm) both",
      smDown: { borderEndStartRadius: "0", borderEndEndRadius: "0", borderInlineWidth: "0" },
    },
    footer: { ...parts.footer, smDown: { "& > .kit-btn": { flex: "1" } } },
  },
  variants: {
    size: {
      sm: { content: maxWidth("27rem") },
      md: { content: maxWidth("34rem") },
      lg: { content: maxWidth("46rem") },
      xl: { content: maxWidth("62rem") },
      // Over everything: a place of its own, with the way back in its head.
      full: {
        positioner: { padding: { base: "0", smDown: "0" } },
        content: {
          blockSize: "100dvh",
          maxInlineSize: "none",
          background: "page",
          border: "0",
          borderRadius: "0",
        },
        header: {
          flexWrap: "wrap",
          alignItems: "center",
          gap: "0.5rem 1rem",
          paddingBlock: "0.6rem",
          paddingInline: "1rem",
          background: "accent",
          color: "accent.on",
          "& > div": { flex: "1", minInlineSize: "12rem" },
        },
        body: { flex: "1", padding: "0", overflow: "auto" },
      },
    },
  },
  defaultVariants: { size: "md" },
});

const drawer = defineSlotRecipe({
  slots: ["positioner", "content", ...(Object.keys(parts) as (keyof typeof parts)[])],
  base: {
    ...parts,
    positioner: {
      position: "fixed",
      inset: "0",
      insetBlockStart: "var(--toasts, 0)",
      transition: "inset-block-start var(--quick)",
      zIndex: "60",
      display: "flex",
    },
    content: { ...sheet, blockSize: "100%", border: "0 solid var(--line)" },
    body: { ...parts.body, flex: "1", overflowY: "auto" },
    footer: { ...parts.footer, smDown: { "& > .kit-btn": { flex: "1" } } },
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: "flex-start" },
        content: { borderInlineEndWidth: "1px", animation: "kit-fade var(--calm) both" },
      },
      end: {
        positioner: { justifyContent: "flex-end" },
        content: {
          borderInlineStartWidth: "1px",
          animation: "kit-drawer-in var(--calm) both",
          _rtl: { animationName: "kit-fade" },
        },
      },
    },
    size: {
      sm: { content: { maxInlineSize: "23rem" } },
      md: { content: { maxInlineSize: "30rem" } },
      lg: { content: { maxInlineSize: "42rem" } },
      xl: { content: { maxInlineSize: "58rem" } },
    },
  },
  defaultVariants: { placement: "end", size: "md" },
});

const floating: SystemStyleObject = {
  minInlineSize: "13rem",
  maxInlineSize: "min(22rem, calc(100vw - 1.5rem))",
  // What fits neither below nor above its button is scrolled: on a phone the first entries of a long menu lay above the window.
  maxBlockSize: "min(28rem, 80vh, max(9rem, var(--available-height, 100vh)))",
  overflowY: "auto",
  padding: "0.35rem",
  border: "hairline",
  borderRadius: "lg",
  background: "raised",
  boxShadow: "float",
  outline: "none",
  animation: "kit-fade var(--quick) both",
};

/** The positioner gets its place, and with it its level, from a script. */
const overPage: SystemStyleObject = { zIndex: "70 !important" };

const menu = defineSlotRecipe({
  slots: ["positioner", "content", "item", "itemGroupLabel", "separator"],
  base: {
    positioner: overPage,
    content: floating,
    itemGroupLabel: {
      padding: "0.5rem 0.7rem 0.25rem",
      fontSize: "xs",
      fontWeight: "550",
      color: "fg.subtle",
    },
    separator: { blockSize: "1px", border: "0", marginBlock: "0.35rem", background: "line" },
  },
});

const popover = defineSlotRecipe({
  slots: ["positioner", "content", "title"],
  base: {
    positioner: overPage,
    content: { ...floating, padding: "1rem" },
    title: { fontWeight: "600", marginBlockEnd: "0.6rem" },
  },
});

const tooltip = defineSlotRecipe({
  slots: ["positioner", "content"],
  base: {
    positioner: overPage,
    content: {
      padding: "0.3rem 0.55rem",
      borderRadius: "sm",
      background: "ink.12",
      color: "ink.1",
      fontSize: "xs",
      fontWeight: "500",
      maxInlineSize: "18rem",
    },
  },
});

const tabs = defineSlotRecipe({
  slots: ["list", "trigger", "content"],
  base: {
    list: {
      display: "flex",
      gap: "0.25rem",
      marginBlockEnd: "1.25rem",
      borderBlockEnd: "hairline",
      overflowX: "auto",
      scrollbarWidth: "none",
    },
    trigger: {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      gap: "0.5rem",
      minBlockSize: "42px",
      paddingInline: "0.8rem",
      fontWeight: "550",
      color: "fg.muted",
      whiteSpace: "nowrap",
      "&:hover, &[data-selected]": { color: "fg" },
      "&:focus-visible": { outlineOffset: "-2px" },
      "&[data-selected]::after": {
        content: '""',
        position: "absolute",
        insetInline: "0.5rem",
        insetBlockEnd: "-1px",
        blockSize: "2px",
        borderRadius: "2px",
        background: "accent.shape",
      },
    },
    content: { outline: "none" },
  },
});

const toast = defineSlotRecipe({
  slots: ["root", "title", "description"],
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      gap: "0.75rem",
      inlineSize: "min(27rem, calc(100vw - 1.5rem))",
      paddingBlock: "0.7rem",
      paddingInline: "0.95rem 0.7rem",
      border: "hairline",
      borderInlineStart: "3px solid var(--tone-text)",
      borderRadius: "lg",
      background: "raised",
      color: "fg",
      boxShadow: "float",
      translate: "var(--x) var(--y)",
      scale: "var(--scale)",
      opacity: "var(--opacity)",
      zIndex: "var(--z-index)",
      transition: "translate 240ms, scale 240ms, opacity 200ms",
      "& > svg": { color: "var(--tone-text)" },
    },
    title: { fontWeight: "550" },
    description: { fontSize: "sm", color: "fg.muted" },
  },
});

export const overlayRecipes = { dialog, drawer, menu, popover, tooltip, tabs, toast };

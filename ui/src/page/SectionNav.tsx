/**
 * The places of an area beside its content (folders, filters, labels), in groups: the one that is shown stands out. The whole line
 * is its link; what is counted stands at its end, and what can be done with the place is pressed by itself.
 */
import type { ReactNode } from "react";
import { useKit } from "../base/kit";
import { Box, HStack, Stack } from "../layout/layout";
import { Text } from "../layout/Text";

export type NavLink = {
  to: string;
  name: ReactNode;
  on: boolean;
  icon?: ReactNode;
  /** How many stand there, for instance. */
  count?: ReactNode;
  action?: ReactNode;
};
export type NavGroup = { id: string; title?: string; lines: readonly NavLink[] };

export type SectionNavProps = { label: string; groups: readonly NavGroup[]; children?: ReactNode };

export function SectionNav({ label, groups, children }: SectionNavProps) {
  return (
    <Stack as="nav" gap="4" aria-label={label}>
      {groups.map(({ id, title, lines }) => (
        <div key={id}>
          {title && (
            <Text as="h2" small muted fontWeight="semibold" marginBlockEnd="1" paddingInline="3">
              {title}
            </Text>
          )}
          <Stack as="ul" gap="0.5" listStyleType="none" padding="0" margin="0">
            {lines.map((line) => (
              <Line key={line.to} {...line} />
            ))}
          </Stack>
        </div>
      ))}
      {children}
    </Stack>
  );
}

function Line({ to, name, on, icon, count, action }: NavLink) {
  const { Link } = useKit();
  return (
    <HStack
      as="li"
      position="relative"
      gap="2"
      paddingInlineEnd="2"
      borderRadius="md"
      bg={on ? "accent.tint" : undefined}
      color={on ? "accent.text" : "fg"}
      _hover={{ bg: on ? "accent.tint" : "inset" }}
    >
      <Box
        asChild
        flex="1"
        minWidth="0"
        paddingInlineStart="3"
        paddingBlock="2"
        fontWeight={on ? "semibold" : "medium"}
        _after={{ content: '""', position: "absolute", inset: "0", borderRadius: "md" }}
      >
        <Link to={to} {...(on ? { "aria-current": "page" } : {})}>
          <HStack as="span" gap="2.5">
            {icon && (
              <Box
                as="span"
                aria-hidden="true"
                flex="none"
                color={on ? "accent.text" : "fg.muted"}
                css={{ "& svg": { width: "18px", height: "18px" } }}
              >
                {icon}
              </Box>
            )}
            <Box as="span" minWidth="0" overflowWrap="anywhere">
              {name}
            </Box>
          </HStack>
        </Link>
      </Box>
      {count}
      {action && (
        <Box position="relative" zIndex="1" flex="none">
          {action}
        </Box>
      )}
    </HStack>
  );
}

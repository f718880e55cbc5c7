/** Faces, emblems, covers and logos of whoever has no picture. */
import { HStack, SimpleGrid } from "@learnt/ui/layout/layout";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Cover } from "@learnt/ui/media/Cover";
import { Emblem } from "@learnt/ui/media/Emblem";
import { Logo } from "@learnt/ui/media/Logo";
import type { ExampleProps } from "./example";

const names = ["Ada Okafor", "Lena Lindqvist", "سارة الخطيب", "김민지"] as const;

export default function Media({ component }: ExampleProps) {
  if (component === "media/Cover")
    return (
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="3">
        {names.map((name) => (
          <Cover key={name} seed={name} ratio={2} />
        ))}
      </SimpleGrid>
    );
  if (component === "media/Logo") return <Logo name="Acme" size={48} />;
  return (
    <HStack gap="3" flexWrap="wrap">
      {names.map((name) =>
        component === "media/Avatar" ? (
          <Avatar key={name} name={name} size="lg" />
        ) : (
          <Emblem key={name} name={name} size="lg" />
        ),
      )}
    </HStack>
  );
}

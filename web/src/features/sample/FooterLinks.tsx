/** On larger screens, in the footer of the sample areas: the open-source projects that they are built with. */
import { HStack } from "@learnt/ui/layout/layout";
import { Tooltip } from "@learnt/ui/overlay/Tooltip";
import { Atom, Cable, Zap } from "lucide-react";
import { useTranslation } from "react-i18next";

const projects = [
  { id: "react", Icon: Atom, href: "https://react.dev/" },
  { id: "chakra", Icon: Zap, href: "https://chakra-ui.com/" },
  { id: "msw", Icon: Cable, href: "https://mswjs.io/" },
] as const;

export function FooterLinks() {
  const { t } = useTranslation("sample");
  return (
    <HStack
      as="ul"
      gap="1"
      hideBelow="lg"
      listStyleType="none"
      padding="0"
      margin="0"
      marginInlineStart="auto"
    >
      {projects.map(({ id, Icon, href }) => (
        <li key={id}>
          <Tooltip text={t(`project.${id}`)}>
            <a
              className="kit-btn kit-btn-icon kit-btn-ghost kit-btn-sm"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t(`project.${id}`)}
            >
              <Icon aria-hidden="true" />
            </a>
          </Tooltip>
        </li>
      ))}
    </HStack>
  );
}

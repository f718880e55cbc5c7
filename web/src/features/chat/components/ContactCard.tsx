/** One person and the ways to reach them. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Box, Grid, Wrap } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Mail, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Contact, mailtoHref, telHref } from "../model";

const contactLine = { mb: "0.6rem", color: "fg.muted", fontSize: "sm" };

export function ContactCard({ contact }: { contact: Contact }) {
  const { t } = useTranslation("chat");
  const { displayName, avatar, position, relation, email, phone, online } = contact;
  const call = phone ? telHref(phone) : null;
  return (
    <Grid
      as="section"
      justifyItems="center"
      gap="0.35rem"
      textAlign="center"
      overflowWrap="anywhere"
      role="tabpanel"
      aria-label={displayName}
    >
      <Avatar name={displayName} src={avatar} size="xl" />
      <Heading level={3} mt="0.6rem" fontSize="xl" lineHeight="1.35" letterSpacing="inherit">
        <bdi>{displayName}</bdi>
      </Heading>
      {position && (
        <Text muted>
          <bdi>{position}</bdi>
        </Text>
      )}
      <Wrap as="p" justify="center" gap="0.35rem 0.9rem" fontSize="sm">
        <Badge tone={relation === "member" ? "neutral" : "accent"}>{t(`relation.${relation}`)}</Badge>
        {online && <span className="kit-online">{t("online")}</span>}
      </Wrap>
      <Grid gap="0.35rem" inlineSize="100%" mt="1.1rem">
        {email && (
          <a className="kit-btn kit-btn-outline" href={mailtoHref(email)}>
            <Mail aria-hidden="true" />
            <span className="kit-btn-text">{t("mail")}</span>
          </a>
        )}
        {email && (
          <Box as="bdi" {...contactLine}>
            {email}
          </Box>
        )}
        {call && (
          <a className="kit-btn kit-btn-outline" href={call}>
            <Phone aria-hidden="true" />
            <span className="kit-btn-text">{t("call")}</span>
          </a>
        )}
        {call && (
          <Box as="bdi" {...contactLine} dir="ltr">
            {phone}
          </Box>
        )}
        {!email && !call && <Text {...contactLine}>{t("noWay")}</Text>}
      </Grid>
    </Grid>
  );
}

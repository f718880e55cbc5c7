/** What somebody wrote lately, and what happened to them. */
import { useFormat } from "@learnt/ui/base/format";
import { Grid, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { SeededPicture } from "../../sample/SeededPicture";
import type { Person, Timeline } from "../model";

type TimelineCommentProps = { user: Person; time: string; message: string };

function TimelineComment({ user, time, message }: TimelineCommentProps) {
  const { dateTime } = useFormat();
  return (
    <HStack gap="3" alignItems="start">
      <Avatar name={user.name} size="sm" />
      <Stack gap="0">
        <Text as="span" fontWeight="semibold">
          <bdi>{user.name}</bdi>
        </Text>
        <Text dir="auto">{message}</Text>
        <Text small muted>
          <time dateTime={time}>{dateTime(time)}</time>
        </Text>
      </Stack>
    </HStack>
  );
}

export function TimelineTab({ timeline }: { timeline: Timeline }) {
  const { t } = useTranslation("sample_profile");
  const { number } = useFormat();
  return (
    <Grid gap="4" templateColumns={{ base: "1fr", lg: "2fr 1fr" }} alignItems="start">
      <Stack gap="4">
        {timeline.posts.map(({ id, user, time, message, media, like, share, comments }) => (
          <Card key={id}>
            <Stack as="article" gap="3">
              <TimelineComment user={user} time={time} message={message} />
              {media && <SeededPicture src={media.picture} ratio={2} alt={media.title} />}
              <Text small muted>
                {t("likes", { count: like, shown: number(like) })}
                {" · "}
                {t("shares", { count: share, shown: number(share) })}
              </Text>
              {comments.length > 0 && (
                <Stack as="ul" gap="3" listStyleType="none" padding="0" margin="0" aria-label={t("comments")}>
                  {comments.map((comment) => (
                    <li key={comment.id}>
                      <TimelineComment {...comment} />
                    </li>
                  ))}
                </Stack>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
      <Card title={t("activity")}>
        <Stack as="ul" gap="4" listStyleType="none" padding="0" margin="0">
          {timeline.activities.map(({ id, ...activity }) => (
            <li key={id}>
              <TimelineComment {...activity} />
            </li>
          ))}
        </Stack>
      </Card>
    </Grid>
  );
}

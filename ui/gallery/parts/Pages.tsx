/** What a screen is put together from. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Lines } from "@learnt/ui/layout/Lines";
import { Text } from "@learnt/ui/layout/Text";
import { VirtualList } from "@learnt/ui/layout/VirtualList";
import { Cover } from "@learnt/ui/media/Cover";
import { Card, CardGrid, OpenCard, StatRow, StatTile } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { SectionNav } from "@learnt/ui/page/SectionNav";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { Stepper } from "@learnt/ui/page/Stepper";
import { Timeline, type TimelineEntry } from "@learnt/ui/page/Timeline";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { BookOpen, CircleCheck, Inbox, UserPlus, Users } from "lucide-react";

const facts = [
  { name: "Email", value: "ada@acme.test" },
  { name: "Location", value: "Berlin" },
];

const now = new Date(2026, 10, 28, 12).getTime();
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const moments: TimelineEntry[] = [
  {
    id: "done",
    at: ago(2),
    sign: <CircleCheck />,
    tone: "good",
    what: <a href="#done">Completed Lifting</a>,
  },
  { id: "given", at: ago(3), sign: <BookOpen />, what: "Was assigned Lifting" },
  { id: "came", at: ago(50), sign: <UserPlus />, tone: "plain", what: "Joined Acme" },
];

export function Pages() {
  return (
    <>
      <Card title="A card" note="What is in it" actions={<Button size="sm">Change</Button>}>
        <Facts facts={facts} />
      </Card>
      <Card title="A list with hairlines">
        <Lines pad="3" flush>
          {["One", "Two", "Three"].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      </Card>
      <Card title="A list of thousands">
        <VirtualList
          label="Options"
          items={Array.from({ length: 2_000 }, (_, index) => `Option ${index + 1}`)}
          itemKey={(option) => option}
          maxHeight="10rem"
        >
          {(option) => <Text paddingBlock="1">{option}</Text>}
        </VirtualList>
      </Card>
      <Stepper
        label="Import steps"
        at="check"
        steps={[
          { id: "upload", label: "1 Upload" },
          { id: "check", label: "2 Check" },
          { id: "run", label: "3 Run" },
        ]}
      />
      <TwoColumns aside={<Card title="What belongs to it">A picture of it</Card>}>
        <Card title="What is worked on">Its fields</Card>
      </TwoColumns>
      <Card title="What happened">
        <Timeline
          items={moments}
          now={now}
          more={{ label: "Show more", busy: false, onMore: () => undefined }}
        />
      </Card>
      <CardGrid label="Cards that open something">
        <OpenCard
          to="/"
          title="Lifting safely"
          cover={<Cover seed="Lifting safely" />}
          above={<Badge tone="good">Completed</Badge>}
          footer={<Progress value={60} label="Progress" />}
        >
          <p>How to lift without getting hurt.</p>
        </OpenCard>
        <OpenCard to="/" title="Without a picture" />
      </CardGrid>
      <StatRow>
        <StatTile label="People" value="1,204" note="+12" icon={<Users />} />
        <StatTile label="Courses" value="18" />
      </StatRow>
      <SidedPage
        left={{
          title: "Views",
          content: (
            <SectionNav
              label="Views"
              groups={[
                {
                  id: "folders",
                  lines: [{ to: "/", name: "Inbox", on: true, icon: <Inbox />, count: <Badge>12</Badge> }],
                },
                { id: "labels", title: "Labels", lines: [{ to: "/labels", name: "Travel", on: false }] },
              ]}
            />
          ),
        }}
        right={{ title: "Details", content: <Facts facts={facts} /> }}
      >
        <p>Between two sidebars.</p>
      </SidedPage>
    </>
  );
}

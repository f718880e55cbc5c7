/** What a screen is put together from. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Lines } from "@learnt/ui/layout/Lines";
import { Cover } from "@learnt/ui/media/Cover";
import { Card, CardGrid, OpenCard, StatRow, StatTile } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { PlaceNav } from "@learnt/ui/page/PlaceNav";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { Inbox, Users } from "lucide-react";

const facts = [
  { name: "E-mail", value: "ada@acme.test" },
  { name: "Location", value: "Berlin" },
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
            <PlaceNav
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

/** Accounts at other houses by which one signs in here, and how to take one away. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { toast } from "@learnt/ui/feedback/toast";
import { Lines } from "@learnt/ui/layout/Lines";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LinkedAccount, Security } from "../model";
import { unlessCancelled } from "../model";
import { unlink } from "../queries";
import { useReauthentication } from "../useReauthentication";
import { Item, ItemText } from "./styles";

export function LinkedCard({ security, disabled }: { security: Security; disabled: boolean }) {
  const { t } = useTranslation("security");
  const { date } = useFormat();
  const reauthenticate = useReauthentication();
  const [removing, setRemoving] = useState<LinkedAccount | null>(null);

  return (
    <Card title={t("linked.title")} note={t("linked.note")}>
      {security.linked.length === 0 && (
        <Text muted small>
          {t("linked.none")}
        </Text>
      )}
      <Lines pad="0.85rem" flush>
        {security.linked.map((linked) => (
          <Item key={linked.id}>
            <Link2 aria-hidden="true" />
            <ItemText>
              <strong>
                <bdi>{linked.name}</bdi>
              </strong>
              <Text muted small>
                {linked.email && (
                  <>
                    <bdi>{linked.email}</bdi>
                    {" · "}
                  </>
                )}
                {t("linked.since", { date: date(linked.linkedAt) })}
              </Text>
            </ItemText>
            {!disabled && (
              <Button
                size="sm"
                onClick={() => setRemoving(linked)}
                aria-label={t("linked.removeOne", { name: linked.name })}
              >
                {t("linked.remove")}
              </Button>
            )}
          </Item>
        ))}
      </Lines>
      {removing && (
        <Confirm
          open
          onClose={() => setRemoving(null)}
          title={t("linked.removeTitle", { name: removing.name })}
          confirmText={t("linked.remove")}
          onConfirm={async () => {
            const done = await unlessCancelled(
              reauthenticate((proof) => unlink(removing.id, proof)).then(() => true),
            );
            if (done) toast.success(t("linked.removed", { name: removing.name }));
          }}
        >
          {t("linked.removeText")}
        </Confirm>
      )}
    </Card>
  );
}

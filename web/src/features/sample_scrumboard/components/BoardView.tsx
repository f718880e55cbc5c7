/** The whole board, as a search or a filter leaves it; a card stands open where the address names it. */

import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Box, HStack, VisuallyHidden } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { CardTools } from "@learnt/ui/table/CardTools";
import { FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { Eye, Settings2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useNow } from "../../../app/useNow";
import { type Board, type Card, matchesFilter } from "../model";
import { useBoardActions } from "../queries";
import { BoardSettings } from "./BoardSettings";
import { CardDialog } from "./CardDialog";
import { Composer } from "./Composer";
import { ListColumn } from "./ListColumn";
import { useBoardMoves } from "./useBoardMoves";
import { useBoardUndo } from "./useBoardUndo";

export function BoardView({ board }: { board: Board }) {
  const { t } = useTranslation("sample_scrumboard");
  const now = useNow();
  const actions = useBoardActions(board.id);
  const [search, setSearch] = useSearchParams();
  const [settings, setSettings] = useState(false);
  const state = useListState({ filters: ["label", "member"] });
  const shown = (card: Card) =>
    matchesFilter(card, {
      text: state.search,
      label: state.filters.label ?? "",
      member: state.filters.member ?? "",
    });
  const moves = useBoardMoves(board, actions, shown);
  const undo = useBoardUndo(board, actions);
  const open = board.cards.find(({ id }) => id === search.get("card"));
  const hrefOf = (card: string) => {
    const next = new URLSearchParams(search);
    next.set("card", card);
    return `?${next}`;
  };
  const close = () =>
    setSearch((was) => {
      was.delete("card");
      return was;
    });
  const color = board.settings.color;
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to="/apps/scrumboard/boards">{t("title")}</Link>}
        title={board.name}
        actions={
          <Button icon={<Settings2 />} aria-haspopup="dialog" onClick={() => setSettings(true)}>
            {t("settings")}
          </Button>
        }
      >
        {board.settings.subscribed && (
          <Badge tone="info">
            <HStack as="span" gap="1">
              <Eye size={14} aria-hidden="true" />
              {t("board.subscribed")}
            </HStack>
          </Badge>
        )}
      </PageHeader>
      <CardTools
        state={state}
        searchLabel={t("search.cards")}
        total={board.cards.filter(shown).length}
        filters={
          <>
            <FilterSelect
              state={state}
              name="label"
              label={t("filter.label")}
              all={t("filter.anyLabel")}
              choices={board.labels.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <FilterSelect
              state={state}
              name="member"
              label={t("filter.member")}
              all={t("filter.anyMember")}
              choices={board.members.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </>
        }
      />
      <Text small muted paddingBlockEnd="3">
        {state.isFiltered ? t("search.found", { count: board.cards.filter(shown).length }) : t("keys")}
      </Text>
      <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
      <HStack
        gap="4"
        align="start"
        overflowX="auto"
        padding="4"
        borderRadius="lg"
        bg={`${color}.tint`}
        borderTop="4px solid"
        borderColor={`${color}.text`}
        minHeight="24rem"
      >
        {board.lists.map((list) => (
          <ListColumn
            key={list.id}
            board={board}
            list={list}
            shown={shown}
            now={now}
            hrefOf={hrefOf}
            onStep={moves.stepCard}
            onStepList={moves.stepList}
            onRemoveCard={undo.removeCard}
            onRemoveList={undo.removeList}
            onAddCard={moves.addCard}
            onRename={(id, name) => void actions.renameList(id, name)}
          />
        ))}
        <Box
          flex="none"
          width={{ base: "min(17rem, 80vw)", sm: "18rem" }}
          padding="3"
          bg="surface"
          border="hairline"
          borderRadius="lg"
        >
          <Composer
            open={t("list.add")}
            label={t("list.name")}
            add={t("list.add")}
            onAdd={(name) => void actions.addList({ id: crypto.randomUUID(), name, idCards: [] })}
          />
        </Box>
      </HStack>
      {open && (
        <CardDialog
          key={open.id}
          board={board}
          card={open}
          actions={actions}
          onClose={close}
          onRemove={(card) => {
            close();
            undo.removeCard(card);
          }}
        />
      )}
      <BoardSettings
        board={board}
        actions={actions}
        open={settings}
        onClose={() => setSettings(false)}
        onDelete={undo.deleteBoard}
      />
    </Page>
  );
}

import { Button } from '@mantine/core';
import type { Conversation } from '@prosa/contract';
import { useCallback, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { maxRows } from '../api/desk-list.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { useColleagueMentions } from '../api/use-colleague-mentions.ts';
import { useDeskSettings } from '../api/use-desk-settings.ts';
import { usePreview } from '../api/use-preview.ts';
import { ChoosableRow } from '../chosen/choosable-row.tsx';
import { ChosenBar } from '../chosen/chosen-bar.tsx';
import { useChoosing } from '../chosen/use-choosing.ts';
import { contactName } from '../../contacts/contact-name.ts';
import type { DeskList } from '../live/patch-list.ts';
import { ConversationRow } from './conversation-row.tsx';
import classes from './conversation-list.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

export interface ListHandle {
  /** Scrolls a row into view and gives it the focus. */
  focus: (conversation_id: string) => void;
}

interface Props {
  list: DeskList;
  names: DeskNames;
  openId: string | null;
  /**
   * Called when a row is clicked or opened with Enter. Must stay the same function, or every row renders again with
   * each conversation.
   */
  onOpen: (conversation_id: string) => void;
  onMore: () => void;
  isLoadingMore: boolean;
  /** The rows of the previous filter are shown while the new ones load. */
  isStale: boolean;
  ref?: Ref<ListHandle>;
}

/** Pixels; they follow from conversation-row.module.css, so that nothing must be measured. */
const plainRow = 85;
const compactRow = 55;
const tagLine = 24;

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(count - 1, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The rows, of which only those in view are rendered. Arrow keys move the focus, which stays on its row. */
export function ConversationList(props: Props) {
  const { list, names, openId, ref } = props;
  const { rows } = list;
  const isCompact = useDeskSettings()[0].density === 'compact';
  const mentioned = useColleagueMentions();
  const now = useNow();
  const preview = usePreview();
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const tabStop = [focusedId, openId].find((id) => rows.some((row) => row._id === id)) ?? rows[0]?._id;
  const heightOf = useCallback(
    (row: Conversation) => {
      if (isCompact) return compactRow;
      return names.tags(row.tags).length > 0 ? plainRow + tagLine : plainRow;
    },
    [names, isCompact],
  );
  const { starts, drawn, total } = useVirtualRows({ rows, scroller, keptId: tabStop, heightOf });
  const focusRow = useKeptFocus(scroller);
  const { chosen, onChoose, onAll } = useChoosing(rows);

  const focus = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setFocusedId(row._id);
    focusRow(row._id);
  };
  useImperativeHandle(ref, () => ({ focus: (id) => focus(rows.findIndex((row) => row._id === id)) }));

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const current = rowIdOf(event.target);
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ') onChoose(current, 'one');
    else if (!step) return;
    event.preventDefault();
    if (!step) return;
    const next = step(
      rows.findIndex((row) => row._id === current),
      rows.length,
    );
    if (event.shiftKey) chooseOnTheWay(current, rows[next]?._id);
    focus(next);
  };
  /** Chooses from the row that Shift was pressed at to the one that it leads to. */
  const chooseOnTheWay = (from: string, to: string | undefined) => {
    if (!chosen.has(from)) onChoose(from, 'one');
    if (to !== undefined && to !== from) onChoose(to, 'range');
  };
  return (
    <>
      <div
        ref={scroller}
        role="presentation"
        className={classes.scroller}
        data-stale={props.isStale || undefined}
        onKeyDown={move}
        onFocus={(event) => setFocusedId(rowIdOf(event.target))}
      >
        <ul className={classes.rows} style={{ height: total }} aria-label="Conversas em andamento">
          {drawn.map((index) => {
            const row = rows[index];
            return row ? (
              <li
                key={row._id}
                className={classes.row}
                style={{ height: heightOf(row), transform: `translateY(${starts[index]}px)` }}
                aria-setsize={list.has_more ? -1 : rows.length}
                aria-posinset={index + 1}
              >
                <ChoosableRow
                  conversation_id={row._id}
                  name={contactName(row.contact)}
                  isChosen={chosen.has(row._id)}
                  isChoosing={chosen.size > 0}
                  onChoose={onChoose}
                >
                  <ConversationRow
                    conversation={row}
                    names={names}
                    isOpen={row._id === openId}
                    isCompact={isCompact}
                    isMentioned={mentioned.has(row._id)}
                    isTabStop={row._id === tabStop}
                    replace={openId !== null}
                    now={now}
                    onOpen={props.onOpen}
                    onPreview={preview}
                  />
                </ChoosableRow>
              </li>
            ) : null;
          })}
        </ul>
        <ListFoot {...props} />
      </div>
      <ChosenBar rows={rows} chosen={chosen} names={names} onChoose={onChoose} onAll={onAll} />
    </>
  );
}

function ListFoot({ list, onMore, isLoadingMore }: Props) {
  if (!list.has_more) return null;
  return (
    <div className={classes.foot}>
      {list.limit < maxRows ? (
        <Button variant="default" size="xs" loading={isLoadingMore} onClick={onMore}>
          Carregar mais
        </Button>
      ) : (
        <span>Estas são as {maxRows} primeiras. Use os filtros para encontrar as demais.</span>
      )}
    </div>
  );
}

function rowIdOf(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row?.dataset['row'] ?? null;
}

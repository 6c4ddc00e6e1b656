import { calls, type QuickMessage } from '@prosa/contract';
import { useEffect, useId, useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { announce } from '../../../ui/feedback/live-region.tsx';
import { findMatches, foldersOf } from './find-slash.ts';
import { offerInsert } from './inserter.ts';
import { SlashList } from './slash-list.tsx';
import { useChoose, type Place } from './use-choose.ts';
import { useKeys } from './use-keys.ts';
import { useSlash } from './use-slash.ts';

interface Props extends Place {
  draft: string;
}

/** The quick messages that match what is typed after a slash; used with arrows, Enter or Tab, Escape, or a click. */
export function SlashMenu({ draft, ...place }: Props) {
  const { field } = place;
  const { data, error } = useCall(calls.getQuickMessages, {});
  const { command, close } = useSlash(field);
  const choose = useChoose(place);
  const [folder, setFolder] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [shownFor, setShownFor] = useState(command?.query);
  if (shownFor !== command?.query) {
    setShownFor(command?.query);
    setActive(0);
    if (!command) setFolder(null);
  }
  // An empty draft was just sent, so the command found in it is out of date.
  const matches = command && draft && data ? findMatches(data, { query: command.query, folder }) : [];
  const listId = useId();
  const isReady = Boolean(data ?? error);
  useEffect(() => {
    if (isReady) field.setAttribute('data-assisted', 'yes');
  }, [field, isReady]);
  const isOpen =
    command !== null && draft !== '' && (matches.length > 0 || command.query === '' || folder !== null);
  useListOf(field, { id: isOpen ? listId : null, active: matches.length > 0 ? active : null });
  useEffect(() => {
    if (isOpen) announce(matches.length === 1 ? '1 mensagem rápida' : `${matches.length} mensagens rápidas`);
  }, [isOpen, matches.length]);

  useEffect(() =>
    offerInsert((message) => {
      const { selectionStart: start, selectionEnd: end } = field;
      void choose(message, { start, end });
    }),
  );

  const insert = (message: QuickMessage | undefined) => {
    if (!command || !message) return;
    void choose(message, { start: command.start, end: command.start + 1 + command.query.length });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((active + 1) % matches.length),
    ArrowUp: () => setActive((active + matches.length - 1) % matches.length),
    Enter: () => insert(matches[active]),
    Tab: () => insert(matches[active]),
    Escape: close,
  };
  useKeys(field, (event) => {
    const use = keys[event.key];
    const isOurs = isOpen && use && !event.shiftKey && (event.key === 'Escape' || matches.length > 0);
    if (isOurs) use();
    return Boolean(isOurs);
  });
  if (!isOpen) return null;
  return (
    <SlashList
      id={listId}
      matches={matches}
      folders={foldersOf(data ?? [])}
      folder={folder}
      onFolder={(next) => {
        setFolder(next);
        setActive(0);
      }}
      active={active}
      isLoading={!data && !error}
      problem={data ? null : (error?.message ?? null)}
      onActive={setActive}
      onChoose={insert}
    />
  );
}

/**
 * Links the field to the list it chooses from, for screen readers. The field stays a text box, which has no "expanded".
 */
function useListOf(field: HTMLElement, { id, active }: { id: string | null; active: number | null }): void {
  useEffect(() => {
    if (id === null) return;
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-haspopup', 'listbox');
    field.setAttribute('aria-controls', id);
    if (active !== null) field.setAttribute('aria-activedescendant', `${id}-${active}`);
    return () => {
      for (const name of ['autocomplete', 'haspopup', 'controls', 'activedescendant']) {
        field.removeAttribute(`aria-${name}`);
      }
    };
  }, [field, id, active]);
}

import type { ConversationFilter } from '@prosa/contract';
import { useCallback, useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router';
import { messageParameter } from '../selection/message-address.ts';
import { emptyFilter } from '../filter/empty-filter.ts';

/** Names of the address's parameters, as in links to this screen. */
const names = {
  text: 'busca',
  tags: 'tags',
  departments: 'departamentos',
  channels: 'canais',
  types: 'tipo',
  users: 'atendente',
  from: 'de',
  to: 'ate',
  page: 'pagina',
  of: 'em',
  shown: 'conversa',
  message: messageParameter,
} as const;

const kinds = { humano: 'human', chatbot: 'chatbot' } as const;

/**
 * Returns filter, page and shown conversation of the history. They are kept in the address, so that each view can be
 * linked to.
 */
export function useHistoryFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const change = useCallback(
    (changes: Partial<Record<keyof typeof names, string>>, options: NavigateOptions) =>
      setParams((known) => {
        const next = new URLSearchParams(known);
        for (const [name, value] of Object.entries(changes)) {
          const parameter = names[name as keyof typeof names];
          if (value) next.set(parameter, value);
          else next.delete(parameter);
        }
        return next;
      }, options),
    [setParams],
  );
  return {
    filter,
    /** Whether messages are searched instead of conversations. */
    ofMessages: params.get(names.of) === 'mensagens',
    searchMessages: (are: boolean, text = '') => change({ of: are ? 'mensagens' : '', text, page: '' }, {}),
    page: pageOf(params.get(names.page)),
    shownId: params.get(names.shown),
    setFilter: (next: ConversationFilter) => change({ ...textsOf(next), page: '' }, { replace: true }),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : '' }, {}),
    show: (conversation_id: string | null) =>
      conversation_id === null
        ? // Closed at once, so that the next key already belongs to the page.
          change({ shown: '', message: '' }, { replace: true, flushSync: true })
        : change({ shown: conversation_id, message: '' }, {}),
  };
}

function filterOf(params: URLSearchParams): ConversationFilter {
  const list = (name: string) => params.get(name)?.split(',').filter(Boolean).slice(0, 100) ?? [];
  const kind = Object.entries(kinds).find(([word]) => word === params.get(names.types))?.[1];
  return {
    ...emptyFilter,
    finished: true,
    text: (params.get(names.text) ?? '').slice(0, 200),
    tags: list(names.tags),
    departments: list(names.departments),
    channels: list(names.channels),
    types: kind ? [kind] : [],
    users: list(names.users),
    opened: openedOf(params),
  };
}

function openedOf(params: URLSearchParams): ConversationFilter['opened'] {
  const [from, to] = [params.get(names.from), params.get(names.to)];
  return from && to ? { from: from.slice(0, 10), to: to.slice(0, 10) } : null;
}

function textsOf({ text, tags, departments, channels, types, users, opened }: ConversationFilter) {
  const kind = types.length === 1 ? Object.entries(kinds).find(([, type]) => type === types[0])?.[0] : '';
  return {
    text,
    tags: tags.join(','),
    departments: departments.join(','),
    channels: channels.join(','),
    types: kind ?? '',
    users: users.join(','),
    from: opened?.from ?? '',
    to: opened?.to ?? '',
  };
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

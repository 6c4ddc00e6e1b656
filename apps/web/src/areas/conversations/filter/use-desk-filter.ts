import type { ConversationFilter } from '@prosa/contract';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useLocalSetting } from '../../../lib/use-local-setting.ts';
import { emptyFilter } from './empty-filter.ts';
import type { DeskNames, NamedId } from '../api/use-desk-names.ts';

/** Returns the person's own filter, kept in this browser, and its setter. Deleted departments and tags do not count. */
export function useDeskFilter({ ownDepartments, allTags }: DeskNames) {
  const { _id } = useCurrentUser();
  const [stored, setFilter] = useLocalSetting<Partial<ConversationFilter>>(`desk_filter.${_id}`, emptyFilter);
  useLinkedFilter(setFilter);
  const filter = useMemo<ConversationFilter>(() => {
    const whole = { ...emptyFilter, ...stored };
    return {
      ...whole,
      tags: existing(whole.tags, allTags),
      departments: existing(whole.departments, ownDepartments),
    };
  }, [stored, ownDepartments, allTags]);
  return { filter, setFilter };
}

function existing(ids: string[], known: readonly NamedId[] | undefined): string[] {
  return known ? ids.filter((id) => known.some((one) => one._id === id)) : ids;
}

/** Applies the filter of a link, such as the dashboard's (`?filtro=sim&tipo=…`), in place of the kept one. */
function useLinkedFilter(setFilter: (filter: ConversationFilter) => void) {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (!params.has('filtro')) return;
    const types = ({ chatbot: ['chatbot'], humano: ['human'] } as const)[params.get('tipo') ?? ''] ?? [];
    setFilter({
      ...emptyFilter,
      types: [...types],
      situation: params.get('situacao') === 'sem-resposta' ? 'unanswered' : 'all',
      channels: params.get('canais')?.split(',').slice(0, 100) ?? [],
    });
    setParams({}, { replace: true });
  }, [params, setParams, setFilter]);
}

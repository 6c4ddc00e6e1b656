import type { ConversationFilter } from '@prosa/contract';
import { useMemo } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useLocalSetting } from '../../../lib/use-local-setting.ts';
import { emptyFilter } from '../empty-filter.ts';
import type { DeskNames, NamedId } from './use-desk-names.ts';

/** The person's own filter, kept in this browser. Departments and tags that are gone no longer count. */
export function useDeskFilter({ ownDepartments, allTags }: DeskNames) {
  const { _id } = useCurrentUser();
  const [stored, setFilter] = useLocalSetting<Partial<ConversationFilter>>(`desk_filter.${_id}`, emptyFilter);
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

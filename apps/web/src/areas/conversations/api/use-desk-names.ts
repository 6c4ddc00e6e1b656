import { calls, type Tag } from '@prosa/contract';
import { useMemo } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCan, useCurrentUser } from '../../../lib/current-user.tsx';

export interface NamedId {
  _id: string;
  name: string;
}

export interface DeskNames {
  /** Returns the name of a department, empty while unknown. */
  department: (id: string) => string;
  /** Returns the tags of these ids that still exist. */
  tags: (ids: readonly string[]) => Tag[];
  /** All departments in use, undefined while they load. */
  departments: readonly NamedId[] | undefined;
  /** The departments whose conversations the person sees. */
  ownDepartments: readonly NamedId[] | undefined;
  /** All tags in use, undefined while they load. */
  allTags: readonly Tag[] | undefined;
}

const none: never[] = [];

/** Returns departments and tags by id, for rows, filters and dialogs. */
export function useDeskNames(): DeskNames {
  const { data: departments } = useCall(calls.getDepartments, {});
  const { data: tags } = useCall(calls.getTags, {});
  const user = useCurrentUser();
  const seesAll = useCan()('departments.manage');
  return useMemo(() => {
    const used = departments?.filter((department) => !department.filed);
    const usedTags = tags?.filter((tag) => !tag.filed);
    const departmentNames = new Map((departments ?? none).map(({ _id, name }) => [_id, name]));
    const tagsById = new Map((usedTags ?? none).map((tag) => [tag._id, tag]));
    return {
      department: (id) => departmentNames.get(id) ?? '',
      tags: (ids) => ids.flatMap((id) => tagsById.get(id) ?? []),
      departments: used,
      ownDepartments: seesAll ? used : used?.filter(({ _id }) => user.departments.includes(_id)),
      allTags: usedTags,
    };
  }, [departments, tags, seesAll, user.departments]);
}

import type { FlowDocument, FlowProblem } from '@prosa/contract';
import { problemsOf } from '@prosa/flow-engine';
import { useDeferredValue, useMemo } from 'react';
import type { Company } from './use-company.ts';

/** What is wrong with the drawing, looked at anew while it is drawn. */
export function useProblems(document: FlowDocument, company: Company): readonly FlowProblem[] {
  const checked = useDeferredValue(document);
  return useMemo(() => problemsOf(checked, knownIn(company)), [checked, company]);
}

/** What a flow of this company may point at. */
export function knownIn({ tags, departments, users, flows, medias }: Company) {
  return {
    tags: choices(tags),
    departments: choices(departments),
    users: choices(users),
    flows: choices(flows?.filter(({ published_version }) => published_version !== null)),
    media: choices(medias),
  };
}

/** Null while it is not known what there is. */
function choices(rows: readonly { _id: string; name: string; filed?: boolean }[] | undefined) {
  if (!rows) return null;
  return rows.filter(({ filed }) => !filed).map(({ _id, name }) => ({ id: _id, name }));
}

import type { FlowDocument, FlowProblem } from '@prosa/contract';
import { problemsOf } from '@prosa/flow-engine';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Company } from './use-company.ts';

/** What is wrong with the drawing, looked at anew while it is drawn; the same list as long as it says the same. */
export function useProblems(document: FlowDocument, company: Company): readonly FlowProblem[] {
  const checked = useDeferredValue(document);
  const found = useMemo(() => problemsOf(checked, knownIn(company)), [checked, company]);
  const [problems, setProblems] = useState(found);
  if (problems === found || isSame(problems, found)) return problems;
  setProblems(found);
  return found;
}

function isSame(before: readonly FlowProblem[], after: readonly FlowProblem[]): boolean {
  return (
    before.length === after.length &&
    after.every(({ node, severity, message }, index) => {
      const known = before[index];
      return known?.node === node && known.severity === severity && known.message === message;
    })
  );
}

/** What a flow of this company may point at. */
export function knownIn({ tags, departments, users, flows, medias }: Company) {
  return {
    tags: choices(tags),
    departments: choices(departments),
    users: choices(users),
    flows: choices(flows?.filter(({ published_version }) => published_version !== null)),
    media: choices(medias),
    voice_notes: medias?.filter(({ voice_note }) => voice_note).map(({ _id }) => _id) ?? null,
  };
}

/** Null while it is not known what there is. */
function choices(rows: readonly { _id: string; name: string; filed?: boolean }[] | undefined) {
  if (!rows) return null;
  return rows.filter(({ filed }) => !filed).map(({ _id, name }) => ({ id: _id, name }));
}

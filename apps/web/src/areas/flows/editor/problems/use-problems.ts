import type { FlowDocument, FlowProblem } from '@prosa/contract';
import { problemsOf } from '@prosa/flow-engine';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Company } from '../state/use-company.ts';

const none: readonly FlowProblem[] = [];

/**
 * Checks the drawing while it is drawn; returns the same list as long as it says the same. A blank drawing has no
 * problems before somebody tries to publish it.
 */
export function useProblems(document: FlowDocument, company: Company, wasTried: boolean) {
  const checked = useDeferredValue(document);
  const isBlank = !wasTried && holdsOnlyStart(checked);
  const found = useMemo(
    () => (isBlank ? none : problemsOf(checked, knownIn(company))),
    [isBlank, checked, company],
  );
  const [problems, setProblems] = useState(found);
  if (problems === found || isSame(problems, found)) return { problems, isBlank };
  setProblems(found);
  return { problems: found, isBlank };
}

function holdsOnlyStart({ nodes }: FlowDocument): boolean {
  return (
    nodes.length === 1 && nodes.every(({ type, next }) => type === 'start' && Object.keys(next).length === 0)
  );
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

/** Returns what a flow of this company may point at. */
export function knownIn(company: Company) {
  const { self, called, tags, departments, users, flows, medias, secrets, numbers } = company;
  return {
    self,
    called,
    capabilities: numbers ?? null,
    tags: choices(tags),
    departments: choices(departments),
    users: choices(users),
    flows: choices(flows?.filter(({ published_version }) => published_version !== null)),
    media: choices(medias),
    secrets: secrets ?? null,
    voice_notes: medias?.filter(({ voice_note }) => voice_note).map(({ _id }) => _id) ?? null,
  };
}

/** Null while it is not known what there is. */
function choices(rows: readonly { _id: string; name: string; filed?: boolean }[] | undefined) {
  if (!rows) return null;
  return rows.filter(({ filed }) => !filed).map(({ _id, name }) => ({ id: _id, name }));
}

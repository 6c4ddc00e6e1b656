import { calls, nodeTitles, type FlowDocument } from '@prosa/contract';
import { useMemo } from 'react';
import { useCall } from '../../../../lib/api/use-call.ts';
import type { Names } from '../kinds/kind.ts';
import { useCalledFlows } from './use-called-flows.ts';

/**
 * Loads the company's things that a flow may point at; undefined while they load. `self` is the flow's own id, `called`
 * what its drawing calls.
 */
export function useCompany({ flow_id: self, document }: { flow_id: string; document: FlowDocument }) {
  const called = useCalledFlows({ flow_id: self, document });
  const tags = useCall(calls.getTags, {}).data;
  const departments = useCall(calls.getDepartments, {}).data;
  const users = useCall(calls.getUsers, {}).data;
  const flows = useCall(calls.getFlows, {}).data;
  const medias = useCall(calls.getMedias, {}).data;
  const secrets = useCall(calls.getFlowSecrets, {}).data;
  const numbers = useCall(calls.getFlowNumbers, { flow_id: self }).data;
  return useMemo(
    () => ({ self, tags, departments, users, flows, medias, secrets, numbers, called }),
    [self, tags, departments, users, flows, medias, secrets, numbers, called],
  );
}

export type Company = ReturnType<typeof useCompany>;

/** Names behind the ids in a drawing. */
export function useNames(company: Company, document: FlowDocument): Names {
  const given = useMemo(
    () => ({
      tags: nameMap(company.tags),
      departments: nameMap(company.departments),
      users: nameMap(company.users),
      flows: nameMap(company.flows),
    }),
    [company],
  );
  return useMemo(
    () => ({
      ...given,
      nodes: new Map(document.nodes.map(({ id, type, label }) => [id, label || nodeTitles[type]])),
    }),
    [given, document.nodes],
  );
}

function nameMap(rows: readonly { _id: string; name: string }[] | undefined): ReadonlyMap<string, string> {
  return new Map((rows ?? []).map(({ _id, name }) => [_id, name]));
}

import { calls } from '@prosa/contract';
import { greeting } from './flow-drawings.ts';
import type { TestPerson } from './test-person.ts';

/** Draws and publishes a flow, and returns its id. */
export async function publishedFlow(owner: TestPerson, name: string, document = greeting()): Promise<string> {
  const { _id: flow_id, revision } = await owner.call(calls.saveFlow, { name, document, revision: 0 });
  await owner.call(calls.publishFlow, { flow_id, revision });
  return flow_id;
}

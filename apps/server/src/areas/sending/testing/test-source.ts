import { defineSource, type Around, type SendSource } from '../source.ts';

/** What a test source keeps with a send: what it says, or what else it does. */
export interface TestData {
  text?: string;
  flow_id?: string;
  fails?: boolean;
}

/** The kind of the sends of tests. */
export const testKind = 'test';

/** Creates a source that says what its sends keep, and notes the sources of which it heard. */
export function createTestSource(): SendSource & { heard: string[] } {
  const heard: string[] = [];
  const source = defineSource<TestData>({
    kind: testKind,
    async compose(_tx, { data: { text, flow_id, fails } }) {
      if (fails) throw new Error('not composed');
      if (flow_id !== undefined) return { flow_id };
      return text === undefined ? { skip: 'nothing_to_say' } : { say: { type: 'text', text, media: null } };
    },
    async changed(_tx, source_ids) {
      heard.push(...source_ids);
    },
  });
  return { ...source, heard };
}

/** Returns what a pump of tests is made with: nobody opted out, and no flow begins, unless told otherwise. */
export function testAround(around: Partial<Around> = {}): Around {
  return {
    sources: [createTestSource()],
    flowToStart: () => Promise.resolve(null),
    suppressed: () => Promise.resolve(new Set<string>()),
    ...around,
  };
}

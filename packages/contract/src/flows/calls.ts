import { z } from 'zod';
import { defineCall } from '../call.ts';
import { rowId } from '../shapes.ts';

export const flowSummary = z.object({ _id: rowId, name: z.string(), filed: z.boolean() });

export type FlowSummary = z.infer<typeof flowSummary>;

export const flowCalls = {
  getFlows: defineCall({
    path: 'get-flows-by-user',
    access: { can: 'channels.manage' },
    input: z.object({}),
    output: z.array(flowSummary),
  }),
};

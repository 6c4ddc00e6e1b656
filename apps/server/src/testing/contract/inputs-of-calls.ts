import type { CallInput, calls } from '@prosa/contract';
import type { Scope } from './furnish.ts';

type Calls = typeof calls;

/**
 * For every call, inputs that the company's owner may make, over fresh rows of the scope. Together they fill every
 * id field of the call: the isolation tests swap each.
 */
export type ValidInputs = { [Name in keyof Calls]: (scope: Scope) => Promise<CallInput<Calls[Name]>[]> };

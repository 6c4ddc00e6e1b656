import type { Call, CallInput, calls } from '@prosa/contract';
import type { Scope } from './furnish.ts';

/**
 * For each of these calls, inputs that the company's owner may make, over fresh rows of the scope. Together they fill
 * every id field of the call: the isolation tests swap each.
 */
export type InputsOf<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: (scope: Scope) => Promise<CallInput<Calls[Name]>[]>;
};

/** Valid inputs of all calls. */
export type ValidInputs = InputsOf<typeof calls>;

import type { firstStepsCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';

/** Valid inputs of the calls of this area. */
export const firstStepsInputs = {
  getFirstSteps: async () => [{}],
  dismissFirstSteps: async () => [{ dismissed: true }, { dismissed: false }],
} satisfies InputsOf<typeof firstStepsCalls>;

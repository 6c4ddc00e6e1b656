import type { FlowDocument, FlowProblem } from '@prosa/contract';
import { checkCapabilities } from './capabilities.ts';
import { checkCycles } from './cycles.ts';
import { drawingOf, type Check } from './drawing.ts';
import { checkEmptyTexts } from './empty-texts.ts';
import { checkEqualOptions } from './equal-options.ts';
import { checkInvalidTexts } from './invalid-texts.ts';
import type { Known } from './known.ts';
import { checkLastingNames } from './lasting-names.ts';
import { checkNotices } from './notices.ts';
import { checkOpenPorts } from './open-ports.ts';
import { checkReachable } from './reachable.ts';
import { checkReferences } from './references.ts';
import { checkSecretHosts } from './secret-hosts.ts';
import { checkSecrets } from './secrets.ts';
import { checkSplitSum } from './split-sum.ts';
import { checkStart } from './start.ts';
import { checkTargets } from './targets.ts';
import { checkVariables } from './variables.ts';

const checks: Check[] = [
  checkStart,
  checkTargets,
  checkOpenPorts,
  checkEmptyTexts,
  checkReferences,
  checkEqualOptions,
  checkSplitSum,
  checkInvalidTexts,
  checkNotices,
  checkCycles,
  checkReachable,
  checkVariables,
  checkLastingNames,
  checkSecrets,
  checkSecretHosts,
  checkCapabilities,
];

/** Everything that is wrong with a drawn flow, errors first; one sentence is said once per node. */
export function problemsOf(document: FlowDocument, known: Known): FlowProblem[] {
  const drawing = drawingOf(document, known);
  const found = checks.flatMap((check) => check(drawing));
  const once = new Map(found.map((problem) => [`${problem.node ?? ''}\n${problem.message}`, problem]));
  return [...once.values()].toSorted((one, other) => rank(one) - rank(other));
}

function rank({ severity }: FlowProblem): number {
  return severity === 'error' ? 0 : 1;
}

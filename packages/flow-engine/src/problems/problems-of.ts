import type { FlowDocument, FlowProblem } from '@prosa/contract';
import { kindOf } from '../kinds/index.ts';
import { checkCapabilities } from './capabilities.ts';
import { checkCycles } from './cycles.ts';
import { drawingOf, type Check } from './drawing.ts';
import { checkEqualPhrases } from './equal-phrases.ts';
import { checkInvalidTexts } from './invalid-texts.ts';
import type { Known } from './known.ts';
import { checkMaybeEmpty } from './maybe-empty.ts';
import { checkMenuLimits } from './menu-limits.ts';
import { checkOpenPorts } from './open-ports.ts';
import { checkReachable } from './reachable.ts';
import { checkReferences } from './references.ts';
import { checkSecretHosts } from './secret-hosts.ts';
import { checkSelfCalls } from './self-calls.ts';
import { checkStart } from './start.ts';
import { checkTargets } from './targets.ts';
import { checkVariables } from './variables.ts';

/** What each node must have, whatever surrounds it. */
const checkSettings: Check = ({ nodes }) => nodes.flatMap((node) => kindOf(node).mustHave(node));

const checks: Check[] = [
  checkStart,
  checkTargets,
  checkOpenPorts,
  checkSettings,
  checkReferences,
  checkEqualPhrases,
  checkInvalidTexts,
  checkCycles,
  checkReachable,
  checkVariables,
  checkMaybeEmpty,
  checkSecretHosts,
  checkCapabilities,
  checkMenuLimits,
  checkSelfCalls,
];

/** Finds everything that is wrong with a drawn flow, errors first; a node gets each sentence once. */
export function problemsOf(document: FlowDocument, known: Known): FlowProblem[] {
  const drawing = drawingOf(document, known);
  const found = checks.flatMap((check) => check(drawing));
  const once = new Map(found.map((problem) => [`${problem.node ?? ''}\n${problem.message}`, problem]));
  return [...once.values()].toSorted((one, other) => rank(one) - rank(other));
}

function rank({ severity }: FlowProblem): number {
  return severity === 'error' ? 0 : 1;
}

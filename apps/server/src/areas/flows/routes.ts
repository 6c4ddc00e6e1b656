import { calls } from '@prosa/contract';
import { whileOpen } from '../team/index.ts';
import { bind, type Binding } from '../../platform/http/binding.ts';
import { duplicateFlow } from './commands/duplicate-flow.ts';
import { checkFlow, publishFlow } from './commands/publish-flow.ts';
import { revealAnswer } from './commands/reveal-answer.ts';
import { saveFlow } from './commands/save-flow.ts';
import { getFlowSecrets, saveFlowSecret } from './commands/save-secret.ts';
import { transferToFlow } from './commands/transfer-to-flow.ts';
import { tryFlowRequest } from './commands/try-request.ts';
import { getMentions, seeMention } from './mentions/unseen.ts';
import { getFlowCounts } from './queries/get-counts.ts';
import { getFlow, getFlowVersion } from './queries/get-flow.ts';
import { getFlowNumbers } from './queries/get-numbers.ts';
import { getFlowTrace } from './queries/get-trace.ts';
import { getFlowVersions } from './queries/get-versions.ts';
import { listFlows } from './queries/list-flows.ts';
import { listStarts } from './queries/list-starts.ts';
import { acceptFlowTest } from './saved-tests/accept-test.ts';
import {
  deleteFlowTest,
  getFlowTests,
  recordFlowTest,
  runFlowTests,
  saveFlowTest,
} from './saved-tests/saved-tests.ts';

export const flowBindings: readonly Binding[] = [
  bind(calls.getFlows, listFlows),
  bind(calls.getFlow, getFlow),
  bind(calls.saveFlow, saveFlow),
  bind(calls.getFlowStarts, listStarts),
  bind(calls.duplicateFlow, duplicateFlow),
  bind(calls.checkFlow, checkFlow),
  bind(calls.publishFlow, publishFlow),
  bind(calls.getFlowVersions, getFlowVersions),
  bind(calls.getFlowVersion, getFlowVersion),
  bind(calls.getFlowTests, getFlowTests),
  bind(calls.saveFlowTest, saveFlowTest),
  bind(calls.recordFlowTest, recordFlowTest),
  bind(calls.acceptFlowTest, acceptFlowTest),
  bind(calls.deleteFlowTest, deleteFlowTest),
  bind(calls.runFlowTests, runFlowTests),
  bind(calls.getFlowCounts, getFlowCounts),
  bind(calls.tryFlowRequest, tryFlowRequest),
  bind(calls.getFlowNumbers, getFlowNumbers),
  bind(calls.getFlowSecrets, getFlowSecrets),
  bind(calls.saveFlowSecret, saveFlowSecret),
  bind(calls.transferToFlow, whileOpen(transferToFlow)),
  bind(calls.getFlowTrace, getFlowTrace),
  bind(calls.revealAnswer, revealAnswer),
  bind(calls.getMentions, getMentions),
  bind(calls.seeMention, seeMention),
];

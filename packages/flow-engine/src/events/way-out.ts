import { forgetQuestions } from './asked-questions.ts';
import { indexOf } from '../flow-index.ts';
import { summaryOf } from '../kinds/parts/summary.ts';
import type { CustomerMessage, Frame } from '../run.ts';
import { flowOf, type Turn } from '../walk/turn.ts';
import { emit, say } from '../walk/visit.ts';
import { end } from '../walk/outcome.ts';
import { walk, type Work } from '../walk/walk.ts';
import { withoutCourtesy } from '../words/answers/courtesy.ts';
import { normalise } from '../words/normalise.ts';

/** A way out that a flow has without being drawn, and the flow that has it. */
export interface WayOut {
  work: Work;
  frame: Frame;
}

/** Returns the built-in way out that a message asks for, of the innermost flow that has one. */
export function findWayOut(turn: Turn, { type, text }: CustomerMessage): WayOut | null {
  if (type !== 'text' || text.length > longest) return null;
  const said = normalise(withoutCourtesy(text)).replace(polite, '');
  const work = forPeople.test(said) ? toPeople : toStop.has(said) ? stop : null;
  if (!work) return null;
  const frame = turn.state.frames.findLast((one) => hasWayOut(turn, one));
  return frame ? { work, frame } : null;
}

/** Leaves whatever is open by the way out. */
export function takeWayOut(turn: Turn, { work, frame }: WayOut, { text, message_id }: CustomerMessage): void {
  const { state } = turn;
  state.frames.length = state.frames.indexOf(frame) + 1;
  frame.node = startOf(turn, frame) ?? frame.node;
  frame.resume = null;
  forgetQuestions(turn);
  state.last_message = text;
  walk(turn, work, { input: text, heard: [message_id] });
}

const longest = 100;
const polite = /^(?:eu )?(?:(?:so )?(?:quero|queria|gostaria(?: de)?|preciso|prefiro|posso|quer[ií]a) )?/;
const forPeople =
  /^(?:(?:falar|conversar|fala|falo|atendimento|ser atendid[oa]|atendid[oa]) )?(?:(?:com|por|de|um|uma|o|a|algum|alguma) ){0,2}(?:atendente|atendimento humano|humano|ser humano|pessoa|pessoa (?:real|de verdade|humana)|alguem(?: da equipe)?|consultora?|operadora?)(?: (?:humano|humana|real|de verdade))?$/;
const toStop = new Set([
  'cancelar',
  'cancela',
  'encerrar',
  'encerra',
  'sair',
  'parar',
  'desistir',
  'desisto',
]);

const toPeople: Work = (_executor, visit) => {
  say(visit, 'Certo! Vou chamar alguém da equipe para continuar por aqui.', { beside: true });
  emit(visit, {
    kind: 'transfer',
    department: null,
    user: null,
    strategy: 'none',
    priority: 'normal',
    summary: summaryOf(visit),
  });
  return end('human', 'Pediu uma pessoa: saída pronta do fluxo.');
};

const stop: Work = (_executor, visit) => {
  say(visit, 'Tudo bem, parei por aqui. Quando quiser, é só escrever de novo.', { beside: true });
  emit(visit, { kind: 'finish', outcome: 'abandonado' });
  return end('ended', 'Pediu para cancelar: saída pronta do fluxo.', 'abandonado');
};

function hasWayOut(turn: Turn, frame: Frame): boolean {
  const flow = flowOf(turn, frame);
  const start = flow && indexOf(flow.document).nodes.get(indexOf(flow.document).start);
  return start?.type === 'start' && start.settings.way_out;
}

function startOf(turn: Turn, frame: Frame): string | undefined {
  const flow = flowOf(turn, frame);
  return flow && indexOf(flow.document).start;
}

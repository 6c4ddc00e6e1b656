import type { FlowNodeOf, FlowProblem } from '@prosa/contract';
import { leave, pause, type Outcome } from '../../walk/outcome.ts';
import { error, nameOf } from '../../problems/problem.ts';
import { lengthOf } from '../../walk/time.ts';
import { randomFor, scopeOf, type Visit } from '../../walk/visit.ts';
import { nextOpening } from '../../words/calendar.ts';
import { momentOf } from '../../words/local-time.ts';
import { readMoment } from '../../words/read-moment.ts';
import { readTemplate } from '../../words/template.ts';
import type { Executor } from '../executor.ts';
import { none, type Kind } from '../kind.ts';
import { invalidZone, isWritten } from '../parts/checks.ts';

type WaitVisit = Visit<FlowNodeOf<'wait'>>;

const executor: Executor<FlowNodeOf<'wait'>> = {
  enter: (visit) => {
    const { now } = visit.turn.scene;
    const moment = momentOfWait(visit);
    if (moment === null) return leave('next', 'Não há data para esperar: segue já.');
    const until = withinHours(visit, Math.max(spread(visit, moment), now));
    return until <= now
      ? leave('next', 'A hora já passou: segue já.')
      : waitUntil(visit, until, 'Espera a hora.');
  },
  hear: () => leave('replied', 'O cliente escreveu durante a espera.'),
  wake: (visit) => {
    const { now } = visit.turn.scene;
    const until = withinHours(visit, now);
    // Its number may have been disconnected until after its hours.
    return until <= now
      ? leave('next', 'Chegou a hora.')
      : waitUntil(visit, until, 'Acordou fora do horário: espera a próxima abertura.');
  },
};

/** Waits for a time, or until a moment. */
export const wait: Kind<'wait'> = {
  ports: ({ until_reply }) => [
    { id: 'next', label: 'Chegou a hora' },
    ...(until_reply ? [{ id: 'replied', label: 'Respondeu' }] : []),
  ],
  texts: ({ kind, variable }) => ({
    templates: kind === 'variable' ? [variable.includes('{') ? variable : `{${variable}}`] : [],
  }),
  sets: none,
  references: none,
  mustHave: (node) => [...missingEnd(node), ...invalidZone(node), ...invalidMoment(node)],
  // A fixed moment is over the second time.
  pauses: ({ kind, duration }) => kind === 'duration' && duration !== null,
  isNoticed: false,
  executor,
  sample: (random) => ({
    kind: random.pick(['duration', 'moment', 'variable']),
    duration: random.perhaps(random.duration),
    moment: random.pick(['', '2026-01-01T08:00', 'nunca']),
    variable: random.pick(['{x}', 'x', '']),
    offset_minutes: random.below(1000) - 500,
    within: random.weekly(),
    until_reply: random.chance(0.5),
  }),
};

function waitUntil(visit: WaitVisit, until: number, why: string): Outcome {
  return pause(why, { until, hears: visit.node.settings.until_reply });
}

/** A fixed moment is the same for everybody who waits for it: each wakes within a minute of it, not all at once. */
function spread(visit: WaitVisit, moment: number): number {
  if (visit.node.settings.kind !== 'moment' || moment <= visit.turn.scene.now) return moment;
  return moment + Math.floor(randomFor(visit, 'moment') * 60_000);
}

function momentOfWait(visit: WaitVisit): number | null {
  const { kind, duration, moment, offset_minutes } = visit.node.settings;
  switch (kind) {
    case 'duration':
      return duration === null ? null : visit.turn.scene.now + lengthOf(duration);
    case 'moment':
      return momentOf(moment, zoneOf(visit));
    case 'variable': {
      const clock = { now: visit.turn.scene.now, time_zone: zoneOf(visit) };
      const date = readMoment(dateText(visit), clock);
      return date === null ? null : date + offset_minutes * 60_000;
    }
  }
}

/** The variable's date; its name may be written with or without braces. */
function dateText(visit: WaitVisit): string {
  const { variable } = visit.node.settings;
  const scope = scopeOf(visit);
  const value = variable.includes('{') ? readTemplate(variable, scope) : scope.read(variable);
  return typeof value === 'string' ? value : '';
}

/** Not outside of its hours; those who wake at an opening do so within a minute of it, not all at once. */
function withinHours(visit: WaitVisit, moment: number): number {
  const { within } = visit.node.settings;
  if (within.length === 0) return moment;
  const opening = nextOpening(moment, within, zoneOf(visit));
  if (opening === null || opening === moment) return moment;
  return opening + Math.floor(randomFor(visit, 'opening') * 60_000);
}

function zoneOf(visit: WaitVisit): string {
  return visit.node.settings.time_zone || visit.turn.scene.time_zone;
}

function missingEnd(node: FlowNodeOf<'wait'>): FlowProblem[] {
  const { kind, duration, moment, variable } = node.settings;
  const isMissing = { duration: duration === null, moment: !moment, variable: !isWritten(variable) }[kind];
  return isMissing ? [error(node, `Diga até quando ${nameOf(node)} espera.`)] : [];
}

function invalidMoment(node: FlowNodeOf<'wait'>): FlowProblem[] {
  const { kind, moment } = node.settings;
  const isWrong = kind === 'moment' && moment !== '' && momentOf(moment, 'UTC') === null;
  return isWrong ? [error(node, `Corrija a data e a hora de ${nameOf(node)}.`)] : [];
}

import type { FlowNodeOf } from '@prosa/contract';
import { leave, pause } from '../outcome.ts';
import { lengthOf } from '../time.ts';
import { drawn, scopeOf, type Visit } from '../visit.ts';
import { nextOpening } from '../words/calendar.ts';
import { momentOf } from '../words/local-time.ts';
import { readTemplate } from '../words/template.ts';
import type { Executor } from './executor.ts';

type WaitVisit = Visit<FlowNodeOf<'wait'>>;

export const wait: Executor<FlowNodeOf<'wait'>> = {
  enter: (visit) => {
    const { now } = visit.turn.scene;
    const moment = momentOfWait(visit);
    if (moment === null) return leave('next', 'Não há data para esperar: segue já.');
    const until = withinHours(visit, Math.max(spread(visit, moment), now));
    if (until <= now) return leave('next', 'A hora já passou: segue já.');
    return pause('Espera a hora.', { until, hears: visit.node.settings.until_reply });
  },
  hear: () => leave('replied', 'O cliente escreveu durante a espera.'),
  wake: () => leave('next', 'Chegou a hora.'),
};

/** A fixed moment is the same for everybody who waits for it: each wakes within a minute of it, not all at once. */
function spread(visit: WaitVisit, moment: number): number {
  if (visit.node.settings.kind !== 'moment' || moment <= visit.turn.scene.now) return moment;
  return moment + Math.floor(drawn(visit, 'moment') * 60_000);
}

function momentOfWait(visit: WaitVisit): number | null {
  const { kind, duration, moment, offset_minutes } = visit.node.settings;
  switch (kind) {
    case 'duration':
      return duration === null ? null : visit.turn.scene.now + lengthOf(duration);
    case 'moment':
      return momentOf(moment, zoneOf(visit));
    case 'variable': {
      const date = momentOf(dateText(visit), zoneOf(visit));
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
  return opening + Math.floor(drawn(visit, 'opening') * 60_000);
}

function zoneOf(visit: WaitVisit): string {
  return visit.node.settings.time_zone || visit.turn.scene.time_zone;
}

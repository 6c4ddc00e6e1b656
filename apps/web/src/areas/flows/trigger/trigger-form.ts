import {
  errorText,
  type FlowEvents,
  type FlowSummary,
  type FlowTrigger,
  type HappeningKind,
} from '@prosa/contract';
import { cooldownUnits } from './trigger-words.ts';

type CooldownUnit = (typeof cooldownUnits)[number]['value'];

/** A flow's trigger while it is edited: the rest between starts is in units instead of minutes. */
export interface TriggerForm extends Omit<FlowTrigger, 'cooldown_minutes'> {
  repeats: 'always' | 'once' | 'after';
  amount: number;
  unit: CooldownUnit;
  /** Both belong to the flow, not to its trigger, but are set in the same dialog. */
  hold_hours: number;
  quiet_minutes: number;
}

type TriggerProblems = Partial<Record<HappeningKind, string>> & {
  keywords?: string;
  amount?: string;
  hold_hours?: string;
  quiet_minutes?: string;
};

const longest = 525_600;

/**
 * Returns the form of a flow's trigger. A trigger that is still empty starts switched on, because the person came to
 * set it.
 */
export function triggerForm(flow: FlowSummary): TriggerForm {
  const {
    keywords,
    trigger_human,
    disabled_chips,
    match,
    occasions,
    events,
    priority,
    cooldown_minutes,
    hold_hours,
    quiet_minutes,
  } = flow;
  const isBlank = keywords.length === 0 && occasions.length === 0 && !hasEvents(events);
  return {
    trigger: flow.trigger || isBlank,
    keywords,
    trigger_human,
    disabled_chips,
    match,
    occasions,
    events,
    priority,
    ...cooldownOf(cooldown_minutes),
    hold_hours,
    quiet_minutes,
  };
}

/** Returns what breaks the rules of specification section 5, before the server is asked. */
export function triggerProblems(form: TriggerForm): TriggerProblems {
  const { trigger, keywords, occasions, events, repeats, amount, hold_hours, quiet_minutes } = form;
  return {
    ...(trigger && keywords.length === 0 && occasions.length === 0 && !hasEvents(events)
      ? { keywords: errorText('flow_keyword_required') }
      : {}),
    ...(trigger && repeats === 'after' && !(amount >= 1) ? { amount: required } : {}),
    ...(trigger ? eventProblems(events) : {}),
    ...(hold_hours >= 1 ? {} : { hold_hours: required }),
    ...(quiet_minutes >= 0 ? {} : { quiet_minutes: required }),
  };
}

/** Returns whether something other than a message starts a flow. */
export function hasEvents(events: FlowEvents): boolean {
  return Object.values(events).some((event) => event !== null);
}

function eventProblems({ finished, tagged, changed, date }: FlowEvents): TriggerProblems {
  return {
    ...(finished?.by.length === 0 ? { finished: 'Escolha quem finalizou a conversa.' } : {}),
    ...(tagged?.tags.length === 0 ? { tagged: 'Escolha pelo menos uma tag.' } : {}),
    ...(changed && !changed.field.trim() ? { changed: 'Escreva o nome do campo.' } : {}),
    ...(date && !date.field.trim() ? { date: 'Escreva o nome do campo que tem a data.' } : {}),
  };
}

const required = 'Campo obrigatório';

/** Returns the trigger as it is sent. */
export function triggerOf({
  repeats,
  amount,
  unit,
  hold_hours: _hold,
  quiet_minutes: _quiet,
  ...trigger
}: TriggerForm): FlowTrigger {
  return { ...trigger, cooldown_minutes: minutesOf({ repeats, amount, unit }) };
}

function minutesOf({
  repeats,
  amount,
  unit,
}: Pick<TriggerForm, 'repeats' | 'amount' | 'unit'>): number | null {
  if (repeats === 'once') return null;
  if (repeats === 'always') return 0;
  const { minutes } = cooldownUnits.find(({ value }) => value === unit) ?? cooldownUnits[0];
  return Math.min(longest, Math.round(amount) * minutes);
}

/** Returns the rest between starts in the largest unit that gives a whole number. */
function cooldownOf(minutes: number | null): Pick<TriggerForm, 'repeats' | 'amount' | 'unit'> {
  if (minutes === null) return { repeats: 'once', amount: 1, unit: 'days' };
  if (minutes === 0) return { repeats: 'always', amount: 1, unit: 'days' };
  const unit = cooldownUnits.findLast((one) => minutes % one.minutes === 0) ?? cooldownUnits[0];
  return { repeats: 'after', amount: minutes / unit.minutes, unit: unit.value };
}

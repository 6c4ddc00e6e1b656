import type { FlowTrigger } from '@prosa/contract';

type Fields = Readonly<Record<keyof FlowTrigger, (value: unknown) => boolean>>;

const isFlag = (value: unknown) => typeof value === 'boolean';
const isNumber = (value: unknown) => typeof value === 'number';
const areTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What starts it without a message: the lists in it are looked through before the server sees them. */
const areEvents = (value: unknown) => {
  if (!isRecord(value)) return false;
  const { finished = null, tagged = null } = value;
  const isWhole =
    finished === null || (isRecord(finished) && areTexts(finished.chips) && areTexts(finished.departments));
  return isWhole && (tagged === null || (isRecord(tagged) && areTexts(tagged.tags)));
};

const fits: Fields = {
  trigger: isFlag,
  keywords: areTexts,
  trigger_human: isFlag,
  disabled_chips: areTexts,
  match: (value) => typeof value === 'string',
  occasions: areTexts,
  events: areEvents,
  priority: isNumber,
  cooldown_minutes: (value) => value === null || isNumber(value),
};

/** A trigger that starts nothing. */
const none: FlowTrigger = {
  trigger: false,
  keywords: [],
  trigger_human: false,
  disabled_chips: [],
  match: 'exact',
  occasions: [],
  events: { finished: null, tagged: null, changed: null, date: null },
  priority: 0,
  cooldown_minutes: 0,
};

/**
 * Returns the trigger among the fields of something that was read; undefined where one of them is of another type. What
 * is missing starts nothing. The browser has no schemas: whether a trigger makes sense is checked by the server.
 */
export function triggerIn(read: unknown): FlowTrigger | undefined {
  if (!isRecord(read)) return undefined;
  const given = Object.entries(read).filter(([name]) => Object.hasOwn(fits, name));
  const isOne = given.every(([name, value]) => fits[name as keyof FlowTrigger](value));
  if (!isOne) return undefined;
  const found = Object.fromEntries(given) as Partial<FlowTrigger>;
  return { ...none, ...found, events: { ...none.events, ...found.events } };
}

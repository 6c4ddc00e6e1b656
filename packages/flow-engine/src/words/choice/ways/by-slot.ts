import { isClear, readWhen, slotOf, type Slot, type When } from '../slots.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses by weekday and time where options are both: "segunda cedo" is 'Seg 7h', beside 'Seg 19h'. */
export function chooseBySlot({ utterance, candidates }: Asked): OptionReading | null {
  const slotted = candidates.flatMap((candidate) => {
    const slot = slotOf(candidate.label);
    return slot === null ? [] : [{ candidate, slot }];
  });
  if (slotted.length < 2 || utterance.parts.some(({ isRefused }) => isRefused)) return null;
  const when = readWhen(utterance.polite);
  if (when.days.size === 0 && when.times.length === 0) return null;
  const hits = slotted.filter(({ slot }) => isMeant(slot, when));
  const near = hits.length > 0 ? hits : slotted.filter(({ slot }) => when.days.has(slot.day));
  const isSure =
    hits.length === 1 &&
    isOneDay(when.days) &&
    when.clock !== 'bounds' &&
    isClear(when) &&
    !(utterance.isAsked || utterance.isShaken || utterance.isOpen);
  return only(
    near.map(({ candidate }) => candidate),
    'words',
    isSure,
  );
}

function isMeant({ day, time }: Slot, { days, times }: When): boolean {
  return (days.size === 0 || days.has(day)) && times.every((allows) => allows(time));
}

/** Two days are a doubt, unless they are the weekend. */
function isOneDay(days: When['days']): boolean {
  return days.size < 2 || (days.size === 2 && days.has('sabado') && days.has('domingo'));
}

import { dayOf } from '../../../platform/clock/days.ts';

/** The calendar of the provider's dashboards, whatever a company's is; the database has it as `provider_day`. */
export const providerTimeZone = 'America/Sao_Paulo';

/** The channel of the rows that count all channels of a company together. */
export const allChannels = '0';

/** What is counted about a conversation. */
export interface Fact {
  id: string;
  contact_id: string;
  opened: Date;
  day: string;
  channel_id: string;
  department_id: string;
  is_manual: boolean;
  /** Its bot is not a flow. */
  is_ai: boolean;
}

/** By how much a row of `report_days` changes. */
export interface DayMove {
  day: string;
  channel_id: string;
  department_id: string;
  conversations: number;
  manual: number;
}

/** By how much a row of `report_tag_days` changes. */
export interface TagMove {
  day: string;
  tag_id: string;
  conversations: number;
}

/** By how much a row of `report_provider_days` changes. */
export interface ProviderMove {
  day: string;
  conversations: number;
  manual: number;
  ai: number;
}

/** Adds up how the daily numbers change; changes that cancel each other out are left out. */
export interface Ledger {
  /** Adds a conversation (1) or removes it (-1). */
  count(fact: Fact, by: 1 | -1): void;
  countTags(day: string, tags: readonly string[], by: 1 | -1): void;
  days(): DayMove[];
  tags(): TagMove[];
  providerDays(): ProviderMove[];
}

/** Creates an empty ledger. */
export function createLedger(): Ledger {
  const days = new Map<string, DayMove>();
  const tags = new Map<string, TagMove>();
  const providerDays = new Map<string, ProviderMove>();
  return {
    count(fact, by) {
      countProviderDay(providerDays, fact, by);
      for (const channel_id of [fact.channel_id, allChannels]) countDay(days, { ...fact, channel_id }, by);
    },
    countTags(day, ids, by) {
      for (const tag_id of ids) {
        const key = `${day} ${tag_id}`;
        const move = tags.get(key) ?? { day, tag_id, conversations: 0 };
        move.conversations += by;
        tags.set(key, move);
      }
    },
    days: () => [...days.values()].filter(({ conversations, manual }) => conversations || manual),
    providerDays: () =>
      [...providerDays.values()].filter(({ conversations, manual, ai }) => conversations || manual || ai),
    tags: () => [...tags.values()].filter(({ conversations }) => conversations),
  };
}

function countDay(days: Map<string, DayMove>, fact: Fact, by: 1 | -1): void {
  const { day, channel_id, department_id, is_manual } = fact;
  const key = `${day} ${channel_id} ${department_id}`;
  const move = days.get(key) ?? { day, channel_id, department_id, conversations: 0, manual: 0 };
  move.conversations += by;
  if (is_manual) move.manual += by;
  days.set(key, move);
}

function countProviderDay(days: Map<string, ProviderMove>, fact: Fact, by: 1 | -1): void {
  const day = dayOf(fact.opened, providerTimeZone);
  const move = days.get(day) ?? { day, conversations: 0, manual: 0, ai: 0 };
  move.conversations += by;
  if (fact.is_manual) move.manual += by;
  else if (fact.is_ai) move.ai += by;
  days.set(day, move);
}

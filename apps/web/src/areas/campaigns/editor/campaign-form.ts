import { errorText, type Campaign, type CallInput, type calls, type Media } from '@prosa/contract';
import dayjs from 'dayjs';

/** What is typed into the editor of a campaign. */
export interface CampaignFields {
  name: string;
  chip: string | null;
  audience_type: 'audience' | 'tags';
  audience: string | null;
  audience_tags: string[];
  audience_tags_skip: string[];
  message_type: 'text' | 'flow';
  message: string[];
  media: Media | null;
  flow: string | null;
  interval: Campaign['interval'];
  /** `now`, or at `moment`, as the browser's field has it. */
  when: 'now' | 'later';
  moment: string;
}

/** The steps of the editor, in order. */
export const campaignSteps = ['Público', 'Mensagem', 'Envio', 'Revisão'] as const;

/** The places of the editor where something can be wrong, by step. */
const placesOf = [
  ['name', 'chip', 'audience', 'audience_tags'],
  ['message', 'media', 'flow'],
  ['moment'],
  [],
] as const;

export type Place = (typeof placesOf)[number][number];

/** Returns the step on which a place stands. */
export function stepOf(place: string): number {
  return placesOf.findIndex((places) => (places as readonly string[]).includes(place));
}

/** Returns what the editor begins with: a campaign, a copy of one, or nothing. */
export function fieldsOf(campaign: Campaign | null, isCopy: boolean): CampaignFields {
  const tomorrow = dayjs().add(1, 'day').hour(9).minute(0).format('YYYY-MM-DDTHH:mm');
  if (!campaign) return { ...blank, moment: tomorrow };
  const { name, chip, audience_type, audience, audience_tags, audience_tags_skip } = campaign;
  const { message_type, message, media, flow, interval, scheduledTo } = campaign;
  return {
    name: isCopy ? `${name} (cópia)`.slice(0, 120) : name,
    chip,
    audience_type,
    audience,
    audience_tags,
    audience_tags_skip,
    message_type,
    message: message.length ? message : [''],
    media,
    flow,
    interval,
    when: 'later',
    moment: scheduledTo && !isCopy ? dayjs(scheduledTo).format('YYYY-MM-DDTHH:mm') : tomorrow,
  };
}

const blank: Omit<CampaignFields, 'moment'> = {
  name: '',
  chip: null,
  audience_type: 'audience',
  audience: null,
  audience_tags: [],
  audience_tags_skip: [],
  message_type: 'text',
  message: [''],
  media: null,
  flow: null,
  interval: 60,
  when: 'later',
};

/** Returns a sentence for each place that the server would refuse, of all steps up to this one. */
export function problemsOf(fields: CampaignFields, upTo: number): Partial<Record<Place, string>> {
  const found: Partial<Record<Place, string>> = {
    ...nameProblem(fields),
    ...(fields.chip === null && { chip: errorText('campaign_chip_required') }),
    ...publicProblem(fields),
    ...wordsProblem(fields),
    ...(fields.when === 'later' && momentProblem(fields.moment)),
  };
  const entries = Object.entries(found) as [Place, string][];
  return Object.fromEntries(entries.filter(([place]) => stepOf(place) <= upTo));
}

/** Returns what is wrong with the name, which a draft needs too. */
export function nameProblem({ name }: Pick<CampaignFields, 'name'>): Partial<Record<Place, string>> {
  return name.trim() ? {} : { name: errorText('name_required') };
}

function publicProblem({ audience_type, audience, audience_tags }: CampaignFields) {
  if (audience_type === 'audience') {
    return audience === null && { audience: errorText('campaign_audience_required') };
  }
  return audience_tags.length === 0 && { audience_tags: errorText('campaign_tags_required') };
}

function wordsProblem({ message_type, message, media, flow }: CampaignFields) {
  if (message_type === 'flow') return flow === null && { flow: errorText('campaign_flow_required') };
  const isBlank = (text: string) => !text.trim();
  if (media?.type === 'audio' && !message.every(isBlank)) return { media: errorText('campaign_audio_text') };
  const isFileAlone = media !== null && message.length === 1;
  return message.some(isBlank) && !isFileAlone && { message: errorText('campaign_text_empty') };
}

function momentProblem(moment: string): Partial<Record<Place, string>> {
  if (!moment) return { moment: errorText('campaign_date_required') };
  return dayjs(moment).isBefore(dayjs().subtract(5, 'minute'))
    ? { moment: errorText('campaign_date_past') }
    : {};
}

/** Returns to whom a campaign goes, as the calls take it. */
export function targetOf(fields: CampaignFields) {
  const { chip, audience_type, audience, audience_tags, audience_tags_skip } = fields;
  const isAudience = audience_type === 'audience';
  return {
    chip,
    audience_type,
    audience: isAudience ? audience : null,
    audience_tags: isAudience ? [] : audience_tags,
    audience_tags_skip,
  };
}

/** Returns what a campaign says, as the calls take it. */
export function wordsOf({ message_type, message }: CampaignFields) {
  return { message_type, message: message_type === 'text' ? message : [] };
}

/** Returns when a campaign starts, as the calls take it; null where that is not said. */
export function momentOf({ when, moment }: CampaignFields): string | null {
  if (when === 'now') return new Date().toISOString();
  return moment ? dayjs(moment).toISOString() : null;
}

/** Returns the input that saves a campaign. */
export function inputOf(fields: CampaignFields, draft: boolean): CallInput<typeof calls.createCampaign> {
  const { name, media, flow, message_type, interval } = fields;
  return {
    name: name.trim(),
    ...targetOf(fields),
    ...wordsOf(fields),
    media: message_type === 'text' ? (media?._id ?? null) : null,
    flow: message_type === 'flow' ? flow : null,
    interval: interval as CallInput<typeof calls.createCampaign>['interval'],
    scheduledTo: draft && fields.when === 'now' ? null : momentOf(fields),
    draft,
  };
}

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { sendState } from '../sending/send-state.ts';
import { done, pageOf, paging, ref, saved, text } from '../shapes.ts';
import {
  campaign,
  campaignCheck,
  campaignIntervals,
  campaignPerson,
  campaignRealTime,
  campaignRecipient,
  campaignResults,
  leftOutReason,
} from './campaign.ts';

const access = { can: 'campaigns.manage' } as const;
const one = z.object({ campaign_id: ref('campaign') });
const tags = z.array(ref('tag')).max(limits.campaign_max_tags).default([]);

/** Over which number, and to whom. */
const target = {
  chip: ref('channel').nullable().default(null),
  audience_type: z.enum(['audience', 'tags']).default('audience'),
  audience: ref('audience').nullable().default(null),
  audience_tags: tags,
  audience_tags_skip: tags,
};

const words = {
  message_type: z.enum(['text', 'flow']).default('text'),
  message: z.array(text(limits.campaign_text_max_chars)).max(limits.campaign_max_texts).default([]),
};

const content = {
  ...words,
  media: ref('media').nullable().default(null),
  flow: ref('flow').nullable().default(null),
};

const fields = {
  name: text(limits.campaign_name_max_chars).default(''),
  ...target,
  ...content,
  interval: z.literal(campaignIntervals).default(60),
  scheduledTo: z.iso.datetime().nullable().default(null),
  /** Kept without being sent; it may lack anything but a name. */
  draft: z.boolean().default(false),
};

const page = {
  after: z.number().int().min(0).max(10_000_000).default(0),
  limit: z.number().int().min(1).max(100).default(limits.campaign_people_page),
};

const targetErrors = [
  'campaigns_unavailable',
  'not_found',
  'campaign_chip_required',
  'campaign_audience_required',
  'campaign_tags_required',
  'campaign_audience_filling',
] as const;
const contentErrors = ['campaign_text_empty', 'campaign_flow_required', 'campaign_audio_text'] as const;
const fieldErrors = [
  ...targetErrors,
  ...contentErrors,
  'name_required',
  'campaign_date_required',
  'campaign_date_past',
] as const;

export const campaignCalls = {
  /** A page of the campaigns in use, newest first. */
  getCampaigns: defineCall({
    path: 'get-campaigns-by-user',
    access,
    input: z.object({ ...paging, query: text(200).default('') }),
    output: pageOf(campaign),
    errors: ['campaigns_unavailable'],
  }),
  getCampaign: defineCall({
    path: 'get-campaign',
    access,
    input: one,
    output: campaign,
    errors: ['campaigns_unavailable', 'not_found'],
  }),
  createCampaign: defineCall({
    path: 'create-campaign',
    access,
    input: z.object(fields),
    output: saved,
    errors: fieldErrors,
  }),
  /** Changes a campaign that has not started, cancels one (`cancel_now`), or archives it (`filed`). */
  updateCampaign: defineCall({
    path: 'update-campaign',
    access,
    input: z.object({
      _id: ref('campaign'),
      ...fields,
      cancel_now: z.boolean().default(false),
      filed: z.boolean().default(false),
    }),
    output: saved,
    errors: [...fieldErrors, 'campaign_fixed', 'campaign_over'],
  }),
  /** Pauses or resumes a started campaign, or sends again what failed of it. */
  steerCampaign: defineCall({
    path: 'steer-campaign',
    access,
    input: one.extend({ act: z.enum(['pause', 'resume', 'retry']) }),
    output: done,
    errors: ['campaigns_unavailable', 'not_found', 'campaign_not_started', 'campaign_nothing_failed'],
  }),
  getCampaignRealTimeData: defineCall({
    path: 'get-campaign-real-time-data',
    access,
    input: one,
    output: campaignRealTime,
    errors: ['campaigns_unavailable', 'not_found'],
  }),
  /** Who would receive this, who would not and why, and how long it would take. */
  checkCampaign: defineCall({
    path: 'check-campaign',
    access,
    input: z.object({
      ...target,
      ...words,
      interval: fields.interval,
      scheduledTo: fields.scheduledTo,
    }),
    output: campaignCheck,
    errors: targetErrors,
  }),
  /** People of the public with what each would read: those who receive it, or those left out for one reason. */
  getCampaignPeople: defineCall({
    path: 'get-campaign-people',
    access,
    input: z.object({ ...target, ...words, left_out: leftOutReason.nullable().default(null), ...page }),
    output: z.object({ data: z.array(campaignPerson), next: z.number().int().nullable() }),
    errors: targetErrors,
  }),
  /** Sends one version to a phone of one's own, with the values of somebody of the public; counted nowhere. */
  testCampaign: defineCall({
    path: 'test-campaign',
    access,
    input: z.object({
      ...target,
      ...content,
      /** Which version, from 0. */
      version: z
        .number()
        .int()
        .min(0)
        .max(limits.campaign_max_texts - 1)
        .default(0),
      phone: text(40),
    }),
    output: done,
    errors: [...targetErrors, ...contentErrors, 'phone_invalid'],
  }),
  /** To whom a started campaign goes, and what became of it, on from `next` of the page before. */
  getCampaignRecipients: defineCall({
    path: 'get-campaign-recipients',
    access,
    input: one.extend({ states: z.array(sendState).max(10).default([]), ...page }),
    output: z.object({ data: z.array(campaignRecipient), next: z.number().int().nullable() }),
    errors: ['campaigns_unavailable', 'not_found'],
  }),
  getCampaignResults: defineCall({
    path: 'get-campaign-results',
    access,
    input: one,
    output: campaignResults,
    errors: ['campaigns_unavailable', 'not_found'],
  }),
  /** To whom a campaign went and what became of it, as a sheet. */
  exportCampaign: defineCall({
    path: 'export-campaign',
    access: { can: 'contacts.export', refusal: 'export_refused' },
    input: one,
    output: done,
    download: true,
    errors: ['campaigns_unavailable', 'not_found', 'export_refused'],
  }),
};

import { calls, limits, type Campaign } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { refusedField, type FieldRefusals } from '../../../lib/api/refused-field.ts';
import { callKey, useCallMutation } from '../../../lib/api/use-call.ts';
import { useForm, type Problems } from '../../../lib/use-form.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import {
  campaignSteps,
  fieldsOf,
  inputOf,
  nameProblem,
  problemsOf,
  stepOf,
  type CampaignFields,
  type Place,
} from './campaign-form.ts';

interface Editing {
  campaign: Campaign | null;
  isCopy: boolean;
  onSaved: () => void;
}

const lastStep = campaignSteps.length - 1;

/** Keeps what is typed into the editor and on which step it is; each step is left forward only when it is complete. */
export function useCampaignForm({ campaign, isCopy, onSaved }: Editing) {
  const [step, setStep] = useState(0);
  const form = useForm<CampaignFields, Place>({
    initial: () => fieldsOf(campaign, isCopy),
    onSubmit: () => undefined,
  });
  const { fields, refuse } = form;
  const show = (problems: Problems): boolean => {
    refuse(problems);
    const steps = Object.keys(problems).map(stepOf);
    if (steps.length) setStep(Math.min(...steps));
    return steps.length === 0;
  };
  const saving = useSaveCampaign({
    campaign_id: campaign && !isCopy ? campaign._id : null,
    onSaved,
    onRefused: (place, sentence) => show({ [place]: sentence }),
  });
  const go = (wanted: number) => {
    if (wanted < step || show(problemsOf(fields, wanted - 1))) setStep(wanted);
  };
  return {
    ...form,
    step,
    go,
    isSaving: saving.isPending,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (step < lastStep) go(step + 1);
      else if (show(problemsOf(fields, lastStep))) saving.save(fields, false);
    },
    saveDraft: () => {
      if (show(nameProblem(fields))) saving.save(fields, true);
    },
  };
}

/** The form of the editor, for its steps. */
export type CampaignForm = Pick<ReturnType<typeof useCampaignForm>, 'fields' | 'change' | 'problems'>;

interface Saving {
  /** Null for a new one. */
  campaign_id: string | null;
  onSaved: () => void;
  onRefused: (place: Place, sentence: string) => void;
}

function useSaveCampaign({ campaign_id, onSaved, onRefused }: Saving) {
  const client = useQueryClient();
  const outcome = {
    quiet: true,
    invalidates: [calls.getCampaigns, calls.getCampaign],
    onSuccess: () => {
      notify.success('Campanha salva com sucesso');
      // What is due at once has started by then.
      setTimeout(
        () => void client.invalidateQueries({ queryKey: callKey(calls.getCampaigns) }),
        limits.campaign_refresh_ms,
      );
      onSaved();
    },
    onError: (error: ApiError) => {
      const place = refusedField(error, refusals);
      if (place === null) notify.error(error.message);
      else onRefused(place, error.message);
    },
  };
  const create = useCallMutation(calls.createCampaign, outcome);
  const update = useCallMutation(calls.updateCampaign, outcome);
  const isPending = create.isPending || update.isPending;
  return {
    isPending,
    save(fields: CampaignFields, draft: boolean) {
      if (isPending) return;
      const input = inputOf(fields, draft);
      if (campaign_id === null) create.mutate(input);
      else update.mutate({ ...input, _id: campaign_id });
    },
  };
}

const refusals: readonly FieldRefusals<Place>[] = [
  { field: 'name', codes: ['name_required'] },
  { field: 'chip', codes: ['campaign_chip_required'] },
  { field: 'audience', codes: ['campaign_audience_required', 'campaign_audience_filling'] },
  { field: 'audience_tags', codes: ['campaign_tags_required'] },
  { field: 'message', codes: ['campaign_text_empty'] },
  { field: 'media', codes: ['campaign_audio_text'] },
  { field: 'flow', codes: ['campaign_flow_required'] },
  { field: 'moment', codes: ['campaign_date_required', 'campaign_date_past'] },
];

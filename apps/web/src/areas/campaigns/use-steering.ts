import { calls, type Campaign } from '@prosa/contract';
import { useCallMutation } from '../../lib/api/use-call.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { steersOf, type Steer } from './campaign-standing.ts';

const doneTexts: Record<Steer, string> = {
  pause: 'Campanha pausada',
  resume: 'Campanha retomada',
  retry: 'As que falharam voltaram para a fila',
};

/** Pauses, resumes or retries a campaign; `offered` is what makes sense now. */
export function useSteering(campaign: Campaign) {
  const { mutate, isPending } = useCallMutation(calls.steerCampaign, {
    invalidates: [calls.getCampaigns, calls.getCampaign, calls.getCampaignRealTimeData],
    onSuccess: (_done, input) => {
      if ('act' in input) notify.success(doneTexts[input.act]);
    },
  });
  const steer = (act: Steer) => mutate({ campaign_id: campaign._id, act });
  return { steer, isPending, offered: steersOf(campaign) };
}

import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bind, bindDownload } from '../../platform/http/binding.ts';
import { handleJob } from '../../platform/jobs/handled-job.ts';
import { hourMs } from '../../platform/jobs/periodic.ts';
import { variableNames } from '../contacts/index.ts';
import { withFeature } from '../team/index.ts';
import { importSheet } from './commands/import-sheet.ts';
import { saveAudience, type AudienceGuard } from './commands/save-audience.ts';
import { forgetArchived } from './people/forget-archived.ts';
import { freezeJob, freezePeople } from './people/freeze-job.ts';
import { audiencePolicy } from './policy.ts';
import { exportAudience } from './queries/export-audience.ts';
import { getAudience, listAudiences } from './queries/list-audiences.ts';
import { countPeople, listPeople } from './queries/list-people.ts';
import { audiencePresenter } from './realtime.ts';

export type { AudienceGuard } from './commands/save-audience.ts';
export { contactsMeeting, everybodyOf } from './people/everybody-of.ts';
export { audiencesKnowOfContact, forgetInAudiences } from './people/forget-person.ts';
export { sheetTaker } from './people/sheet-taker.ts';
export { audienceById } from './reader.ts';

/**
 * Creates the area of audiences: lists of people for campaigns, from a sheet or from a filter of contacts. `guards`
 * come from areas after this one and refuse to archive an audience that they still need.
 */
export function createAudiencesArea({ guards }: { guards: readonly AudienceGuard[] }): Area {
  return {
    name: 'audiences',
    bindings: [
      bind(calls.getAudiences, withFeature('campaigns', listAudiences)),
      bind(calls.getAudience, withFeature('campaigns', getAudience)),
      bind(
        calls.saveAudience,
        withFeature('campaigns', (context, input) => saveAudience(context, input, guards)),
      ),
      bind(calls.importAudienceSheet, withFeature('campaigns', importSheet)),
      bind(calls.countAudiencePeople, withFeature('campaigns', countPeople)),
      bind(
        calls.getAudienceVariables,
        withFeature('campaigns', ({ db }) => variableNames(db)),
      ),
      bind(calls.getAudiencePeople, withFeature('campaigns', listPeople)),
      bindDownload(calls.exportAudience, withFeature('campaigns', exportAudience)),
    ],
    policy: audiencePolicy,
    presenters: [audiencePresenter],
    jobs: [handleJob(freezeJob, freezePeople)],
    periodic: [{ name: 'clean-up of archived audiences', everyMs: hourMs, run: forgetArchived }],
  };
}

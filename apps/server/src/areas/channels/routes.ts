import { calls } from '@prosa/contract';
import { whileOpen } from '../team/index.ts';
import { bind } from '../../platform/http/binding.ts';
import { getCloudKeys } from './cloud/get-cloud-keys.ts';
import { saveCloudKeys } from './cloud/save-cloud-keys.ts';
import { testCloudKeys } from './cloud/test-cloud-keys.ts';
import { changeChipAge } from './commands/change-chip-age.ts';
import { syncTemplates } from './cloud/templates/sync-templates.ts';
import { changeChipPrivacy } from './commands/change-chip-privacy.ts';
import { changeChipService } from './commands/change-chip-service.ts';
import { connectChip } from './commands/connect-chip.ts';
import { pairChip } from './commands/pair-chip.ts';
import { renameChip } from './commands/rename-chip.ts';
import { saveChip } from './commands/save-chip.ts';
import { getChannelKinds } from './queries/get-channel-kinds.ts';
import { getChannelLog } from './queries/get-channel-log.ts';
import { getChips } from './queries/get-chips.ts';
import { getNumberManagers } from './queries/get-number-managers.ts';

/** The calls of the specification's "Chips" (section 7), and those for kinds, pairing codes and the connection log. */
export const channelBindings = [
  bind(calls.getChips, getChips),
  bind(calls.saveChip, saveChip),
  bind(calls.getNumberManagers, getNumberManagers),
  bind(calls.getChannelKinds, getChannelKinds),
  bind(calls.getChannelLog, getChannelLog),
  bind(calls.connectChip, connectChip),
  bind(calls.pairChip, whileOpen(pairChip)),
  bind(calls.changeChipService, changeChipService),
  bind(calls.changeChipPrivacy, changeChipPrivacy),
  bind(calls.renameChip, renameChip),
  bind(calls.changeChipAge, changeChipAge),
  bind(calls.getCloudKeys, getCloudKeys),
  bind(calls.saveCloudKeys, saveCloudKeys),
  bind(calls.testCloudKeys, testCloudKeys),
  bind(calls.syncTemplates, syncTemplates),
];

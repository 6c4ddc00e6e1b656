import { calls } from '@prosa/contract';
import { bind } from '../../platform/http/binding.ts';
import { changeChipService } from './commands/change-chip-service.ts';
import { connectChip } from './commands/connect-chip.ts';
import { renameChip } from './commands/rename-chip.ts';
import { saveChip } from './commands/save-chip.ts';
import { getChips } from './queries/get-chips.ts';

/** The calls of the specification's "Chips" (section 7). */
export const channelBindings = [
  bind(calls.getChips, getChips),
  bind(calls.saveChip, saveChip),
  bind(calls.connectChip, connectChip),
  bind(calls.changeChipService, changeChipService),
  bind(calls.renameChip, renameChip),
];

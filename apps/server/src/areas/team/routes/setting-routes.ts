import { calls } from '@prosa/contract';
import { bind, type Binding } from '../../../platform/http/binding.ts';
import { saveDeskSettings } from '../commands/save-desk-settings.ts';
import { updateUserConfig } from '../commands/update-user-config.ts';

/** The calls by which people change how Prosa is for them. */
export const settingBindings: readonly Binding[] = [
  bind(calls.updateUserConfig, updateUserConfig),
  bind(calls.saveDeskSettings, saveDeskSettings),
];

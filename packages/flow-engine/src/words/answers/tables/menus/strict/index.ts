import { strictForms } from './forms.ts';
import { strictTrades } from './trades.ts';
import { strictPurposes } from './purposes.ts';
import { strictDesks } from './desks.ts';
import { strictEveryday } from './everyday.ts';
import { strictEverydayMore } from './everyday-more.ts';
import { strictNames } from './names.ts';
import { strictChoices } from './choices.ts';
import { strictServices } from './services.ts';
import { strictClinicMore } from './clinic-more.ts';
import { strictClinic } from './clinic.ts';
import { strictShop } from './shop.ts';
import { strictCounters } from './counters.ts';
import { strictShortBatches } from './short/index.ts';
import { strictSpoken } from './spoken.ts';
import type { MenuTable } from '../menu-table.ts';

/** Menus by strangers to the engine, whose answers leave no doubt to a reader. */
export const strictMenus: readonly MenuTable[] = [
  ...strictTrades,
  ...strictPurposes,
  ...strictDesks,
  ...strictEveryday,
  ...strictEverydayMore,
  ...strictNames,
  ...strictChoices,
  ...strictServices,
  ...strictClinicMore,
  ...strictClinic,
  ...strictShop,
  ...strictCounters,
  ...strictSpoken,
  ...strictForms,
  ...strictShortBatches,
];

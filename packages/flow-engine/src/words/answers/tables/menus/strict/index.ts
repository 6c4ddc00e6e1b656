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
import { strictShort } from './short.ts';
import { strictCounters } from './counters.ts';
import { strictCore } from './core.ts';
import { strictReasons } from './reasons.ts';
import { strictReasonsMore } from './reasons-more.ts';
import { strictFirst } from './first.ts';
import { strictFirstMore } from './first-more.ts';
import { strictDaily } from './daily.ts';
import { strictDailyMore } from './daily-more.ts';
import { strictOffices } from './offices.ts';
import { strictOfficesMore } from './offices-more.ts';
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
  ...strictShort,
  ...strictCore,
  ...strictReasons,
  ...strictReasonsMore,
  ...strictFirst,
  ...strictFirstMore,
  ...strictDaily,
  ...strictDailyMore,
  ...strictOffices,
  ...strictOfficesMore,
];

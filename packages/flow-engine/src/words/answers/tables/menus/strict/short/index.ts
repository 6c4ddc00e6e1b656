import type { MenuTable } from '../../menu-table.ts';
import { strictCore } from './core.ts';
import { strictDaily } from './daily.ts';
import { strictDailyMore } from './daily-more.ts';
import { strictFirst } from './first.ts';
import { strictFirstMore } from './first-more.ts';
import { strictLabels } from './labels.ts';
import { strictLabelsMore } from './labels-more.ts';
import { strictMatters } from './matters.ts';
import { strictMattersMore } from './matters-more.ts';
import { strictOffices } from './offices.ts';
import { strictOfficesMore } from './offices-more.ts';
import { strictProfessionals } from './professionals.ts';
import { strictReasons } from './reasons.ts';
import { strictReasonsMore } from './reasons-more.ts';
import { strictShort } from './short.ts';
import { strictTroubles } from './troubles.ts';
import { strictTroublesMore } from './troubles-more.ts';

/** Menus by strangers to the engine, answered mostly with one to six words; each says how its first run went. */
export const strictShortBatches: readonly MenuTable[] = [
  ...strictShort,
  ...strictOffices,
  ...strictOfficesMore,
  ...strictDaily,
  ...strictDailyMore,
  ...strictCore,
  ...strictReasons,
  ...strictReasonsMore,
  ...strictFirst,
  ...strictFirstMore,
  ...strictProfessionals,
  ...strictMatters,
  ...strictMattersMore,
  ...strictTroubles,
  ...strictTroublesMore,
  ...strictLabels,
  ...strictLabelsMore,
];

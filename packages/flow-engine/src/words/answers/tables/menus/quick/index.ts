import type { MenuTable } from '../menu-table.ts';
import { everydayMenus } from './everyday-menus.ts';
import { firstQuestions } from './first-questions.ts';
import { moreFirstMenus } from './more-first-menus.ts';
import { moreQuestions } from './more-questions.ts';
import { timesAndRooms } from './times-and-rooms.ts';

/** The commonest menus, with answers that were written quickly, without a look at how they are read. */
export const quickMenus: readonly MenuTable[] = [
  ...firstQuestions,
  ...moreQuestions,
  ...moreFirstMenus,
  ...everydayMenus,
  ...timesAndRooms,
];

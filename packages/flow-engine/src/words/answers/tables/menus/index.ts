import { agenda } from './agenda.ts';
import { blindForms } from './blind/forms.ts';
import { blindFifth } from './blind/fifth.ts';
import { blindFourth } from './blind/fourth.ts';
import { blindSecond } from './blind/second.ts';
import { blindSixth } from './blind/sixth.ts';
import { blindThird } from './blind/third.ts';
import { blindTrades } from './blind/trades.ts';
import { clinic } from './clinic.ts';
import { days, periods, times, weekdays } from './days.ts';
import { interest, moment, plans } from './leads.ts';
import type { MenuTable } from './menu-table.ts';
import { moreForms } from './more-forms.ts';
import { moreServices } from './more-services.ts';
import { moreWords } from './more-words.ts';
import { ordered } from './ordered.ts';
import { payment } from './payment.ts';
import { crusts, flavours, sizes } from './pizzeria.ts';
import { neighbourhoods, units } from './places.ts';
import { quickMenus } from './quick/index.ts';
import { grades, school } from './school.ts';
import { people, petShop, salon, snacks } from './services.ts';
import { delivery, departments, shop } from './shop.ts';
import { confirmation, customers, insurance, yesNoMenu } from './yes-no-menus.ts';

/** The menus that the reading was built with. */
export const menuTables: readonly MenuTable[] = [
  clinic,
  flavours,
  crusts,
  sizes,
  payment,
  weekdays,
  days,
  times,
  periods,
  ...quickMenus,
  yesNoMenu,
  customers,
  insurance,
  confirmation,
  shop,
  departments,
  delivery,
  school,
  grades,
  neighbourhoods,
  units,
  interest,
  moment,
  plans,
  petShop,
  salon,
  snacks,
  people,
  ...moreServices,
  ...moreForms,
  ...moreWords,
  ...ordered,
  ...agenda,
  ...blindTrades,
  ...blindForms,
  ...blindSecond,
  ...blindThird,
  ...blindFourth,
  ...blindFifth,
  ...blindSixth,
];

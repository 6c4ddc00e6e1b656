import 'dayjs/locale/pt-br';
import type { DatesProviderProps } from '@mantine/dates';

/** Names months and weekdays in Portuguese; weeks begin on Sunday, and no day stands out. */
export const calendarSettings: DatesProviderProps['settings'] = {
  locale: 'pt-br',
  firstDayOfWeek: 0,
  weekendDays: [],
};

/** What the buttons of calendars are called. */
export const calendarLabels = {
  nextMonth: 'Próximo mês',
  previousMonth: 'Mês anterior',
  nextYear: 'Próximo ano',
  previousYear: 'Ano anterior',
  nextDecade: 'Próxima década',
  previousDecade: 'Década anterior',
};

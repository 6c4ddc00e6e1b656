import type { DashboardData } from '@prosa/contract';

/** A line, bar or slice: its name and its colour. */
export interface Series {
  key: string;
  label: string;
  color: string;
}

/** A day with the value of each series. */
export interface Point {
  day: string;
  values: Record<string, number>;
}

/** Who handled a conversation; the same colours as on the desk. */
export const handlers: readonly Series[] = [
  { key: 'manual', label: 'Humano', color: 'var(--accent)' },
  { key: 'chatbot', label: 'Chatbot', color: 'var(--flow)' },
];

const tones = ['var(--accent)', 'var(--flow)', 'var(--waiting-text)', 'var(--ai)', 'var(--failure)'];
/** The colour of what is grouped as 'Outros'. */
export const restColor = 'var(--text-muted)';
const rest = 'outros';

/** Returns the colour of the department at this place; place 0 is the busiest. */
export function toneAt(place: number): string {
  return tones[place] ?? restColor;
}

/** Returns the conversations by day and handler. */
export function handlerPoints({ conversation_chart }: DashboardData): Point[] {
  return conversation_chart.map(({ _id: day, manual, chatbot }) => ({ day, values: { manual, chatbot } }));
}

/** Returns the departments with a line of their own, and one series for the others if there are any. */
export function departmentSeries({
  conversation_chart_departments: days,
  department_distribution: departments,
}: DashboardData): Series[] {
  const drawn = new Set(days.flatMap((day) => day.departments.map(({ _id }) => _id)));
  const own = departments
    .filter(({ _id }) => drawn.has(_id))
    .map(({ _id, name }, place) => ({ key: _id, label: name, color: toneAt(place) }));
  return drawn.has(null) ? [...own, { key: rest, label: 'Outros', color: restColor }] : own;
}

/** Returns the conversations by day and department. */
export function departmentPoints(data: DashboardData): Point[] {
  const zero = Object.fromEntries(departmentSeries(data).map(({ key }) => [key, 0]));
  return data.conversation_chart_departments.map(({ _id: day, departments }) => ({
    day,
    values: { ...zero, ...Object.fromEntries(departments.map(({ _id, all }) => [_id ?? rest, all])) },
  }));
}

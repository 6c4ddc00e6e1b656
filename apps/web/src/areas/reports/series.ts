import type { DashboardData, FlowResults } from '@prosa/contract';
import { restColor, toneAt, type Point, type Series } from '../../ui/chart/series.ts';

/** Who handled a conversation; the same colours as on the desk. */
export const handlers: readonly Series[] = [
  { key: 'manual', label: 'Humano', color: 'var(--accent)' },
  { key: 'chatbot', label: 'Chatbot', color: 'var(--flow)' },
];

const rest = 'outros';

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

/** What became of runs of bots. */
export const resultSeries: readonly Series[] = [
  { key: 'ended', label: 'Concluídas pelo robô', color: 'var(--flow)' },
  { key: 'people', label: 'Passaram para pessoas', color: 'var(--accent)' },
  { key: 'abandoned', label: 'Abandonadas', color: 'var(--waiting-text)' },
  { key: 'rest', label: 'Em andamento ou interrompidas', color: restColor },
];

/** Returns the runs by day and result. */
export function resultPoints({ chart }: FlowResults): Point[] {
  return chart.map(({ _id: day, ended, people, abandoned, running, stopped }) => ({
    day,
    values: { ended, people, abandoned, rest: running + stopped },
  }));
}

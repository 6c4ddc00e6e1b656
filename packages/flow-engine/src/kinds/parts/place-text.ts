import type { FlowNodeOf } from '@prosa/contract';
import { scopeOf, type Visit } from '../../walk/visit.ts';
import { fold } from '../../words/fold.ts';
import { fillTemplate } from '../../words/template.ts';

/** The variable for the customer's place in that text. */
export const placeName = 'posicao';

/**
 * Returns the text about the customer's place in the department's queue; empty where a person gets the conversation
 * at once.
 */
export function placeText(visit: Visit<FlowNodeOf<'toDepartment'>>): string {
  const { department, place_text } = visit.node.settings;
  if (isTakenAtOnce(visit)) return '';
  const { waiting, department_names, conversation } = visit.turn.scene;
  // Where the department is gone, the conversation stays in its own.
  const queue = Object.hasOwn(department_names, department) ? department : conversation.department.id;
  const place = (waiting[queue] ?? 0) + 1;
  const scope = scopeOf(visit);
  return fillTemplate(
    place_text,
    { read: (name) => (fold(name) === placeName ? place : scope.read(name)) },
    'none',
  );
}

function isTakenAtOnce({ node, turn }: Visit<FlowNodeOf<'toDepartment'>>): boolean {
  const { department, strategy } = node.settings;
  const online = turn.scene.online[department] ?? [];
  if (strategy === 'last_agent') return online.some(({ id }) => id === turn.scene.last_agent?.id);
  return strategy !== 'none' && online.length > 0;
}

import { mask, nodeTitles } from '@prosa/contract';
import { flowOf, nodeIn } from '../../walk/turn.ts';
import type { Visit } from '../../walk/visit.ts';
import { formatValue } from '../../words/format-value.ts';
import { variablesHere } from '../../words/scope.ts';

/**
 * Returns the summary for the person who gets the conversation: what the bot learned, and the way the customer came.
 */
export function summaryOf(visit: Visit): string {
  const lines = [
    `Resumo do robô (${flowOf(visit.turn, visit.frame)?.name ?? 'fluxo'})`,
    ...knownValues(visit),
    `Caminho: ${wayOf(visit).join(' › ')}`,
  ];
  return lines.join('\n').slice(0, longest);
}

const longest = 2000;
const maxValues = 30;
const maxPlaces = 15;

function knownValues({ turn }: Visit): string[] {
  const { came = [] } = turn.state;
  return Object.entries(variablesHere(turn.state))
    .filter(([, value]) => value !== null && value !== '')
    .toSorted(([one], [other]) => came.indexOf(one) - came.indexOf(other))
    .slice(0, maxValues)
    .map(([name, value]) => {
      const text = turn.state.sensitive.includes(name) ? mask : formatValue(value);
      return `${name}: ${text.length > 200 ? `${text.slice(0, 199)}…` : text}`;
    });
}

/**
 * Nodes of this flow in the order in which the run first entered them, without those that the customer did not
 * notice.
 */
function wayOf({ turn, frame, node, isNoticed }: Visit): string[] {
  const own = `${frame.flow_id}/`;
  const { came = [] } = turn.state;
  const places = came
    .filter((key) => key.startsWith(own))
    .map((key) => nodeIn(turn, frame, key.slice(own.length)))
    .filter((place) => place !== undefined && (place.label !== '' || isNoticed(place)))
    .map((place) => (place ? place.label || nodeTitles[place.type] : ''));
  return [...places.slice(-maxPlaces), ...(places.length === 0 ? [node.label || nodeTitles[node.type]] : [])];
}

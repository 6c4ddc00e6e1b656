import type { FlowDocument, FlowNode } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import { connectionId } from '../connections.ts';
import { hasSummary, inTop, nodeSize, portTop } from './node-size.ts';
import { asideOf, type VerticalRun } from './tracks.ts';

/**
 * Where a connection that leads on turns: half way, right behind the card it leaves, or right before the one it
 * reaches.
 */
type Turn = 'middle' | 'early' | 'late';
/** Below or above which of its two cards a line that leads back runs. */
type Lane = 'underSource' | 'underTarget' | 'overSource' | 'overTarget';

/** The shape of a connection, kept while its cards are moved until the next choice. */
export interface Route {
  turn: Turn;
  lane: Lane;
  /** How far its long turn is moved to a side, so that it does not lie on that of another. */
  aside: number;
  /** How far its two cards reach above and below its ends. */
  source: Reach;
  target: Reach;
}

interface Reach {
  above: number;
  below: number;
}

/** Where a connection leaves a card and where it reaches one, in pixels of the canvas. */
export interface Ends {
  sourceX: number;
  sourceY: number;
  targetX: number;
  targetY: number;
}

interface Point {
  x: number;
  y: number;
}

interface Card {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far a connection goes straight on before it turns. */
const straight = 22;
/** What is left of it between cards that stand close. */
const minStraight = 6;
/** How far the round handles reach beyond the edges of a card, where connections begin and end. */
const handles = { out: 6, in: 5 };
/** Between a card and a line that runs along it; two cards that were put in order are farther apart. */
const apart = 16;
const turns: readonly Turn[] = ['middle', 'early', 'late'];
const lanes: readonly Lane[] = ['underSource', 'underTarget', 'overSource', 'overTarget'];

type Routes = ReadonlyMap<string, Route>;

/** The last ones found: most of what is done in a drawing of hundreds of steps moves none and leads none elsewhere. */
let found: { outline: string; routes: Routes } | null = null;

/** Returns the routes of a drawing's connections by id, each behind as few cards as can be. */
export function routesOf({ nodes }: Pick<FlowDocument, 'nodes'>): Routes {
  const outline = outlineOf(nodes);
  if (found?.outline !== outline) found = { outline, routes: findRoutes(nodes) };
  return found.routes;
}

function outlineOf(nodes: readonly FlowNode[]): string {
  return nodes
    .map((node) => {
      const exits = portsOf(node).map(({ id }) => `${id}>${node.next[id] ?? ''}`);
      return [node.type, node.id, node.position.x, node.position.y, hasSummary(node), ...exits].join();
    })
    .join(';');
}

function findRoutes(nodes: readonly FlowNode[]): Routes {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const cards = nodes.map(cardOf);
  const routes = new Map<string, Route>();
  const runs: VerticalRun[] = [];
  for (const node of nodes) {
    portsOf(node).forEach(({ id: port }, index) => {
      const target = known.get(node.next[port] ?? '');
      if (!target) return;
      const id = connectionId({ node: node.id, port });
      const ends = endsOf({ node, index, target });
      const route = bestRoute(cards, { node, index, target }, ends);
      routes.set(id, route);
      if (leadsOn(ends)) runs.push(runOf(route, ends, { id, target: target.id }));
    });
  }
  const aside = asideOf(runs);
  return new Map([...routes].map(([id, route]) => [id, { ...route, aside: aside.get(id) ?? 0 }]));
}

function runOf(route: Route, ends: Ends, { id, target }: Pick<VerticalRun, 'id' | 'target'>): VerticalRun {
  const ahead = straightOf(ends);
  return {
    id,
    target,
    x: centerOf(route, ends).x,
    from: ends.sourceY,
    to: ends.targetY,
    min: ends.sourceX + ahead,
    max: ends.targetX - ahead,
  };
}

/** Returns where a route makes its long turn: `x` for a connection that leads on, `y` for one that leads back. */
export function centerOf({ turn, lane, aside, source, target }: Route, ends: Ends): Point {
  const { sourceX, sourceY, targetX, targetY } = ends;
  const ahead = straightOf(ends);
  const across = { middle: (sourceX + targetX) / 2, early: sourceX + ahead, late: targetX - ahead };
  const height = {
    underSource: sourceY + source.below + apart,
    underTarget: targetY + target.below + apart,
    overSource: sourceY - source.above - apart,
    overTarget: targetY - target.above - apart,
  };
  return { x: across[turn] + aside, y: height[lane] };
}

/** Returns whether two routes lead to the same path. */
export function sameRoute(one: Route | undefined, other: Route | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.turn === other.turn &&
    one.lane === other.lane &&
    one.aside === other.aside &&
    one.source.above === other.source.above &&
    one.source.below === other.source.below &&
    one.target.below === other.target.below
  );
}

interface Connection {
  node: FlowNode;
  /** Which of the node's ports it leaves. */
  index: number;
  target: FlowNode;
}

function endsOf({ node, index, target }: Connection): Ends {
  return {
    sourceX: node.position.x + nodeSize(node).width + handles.out,
    sourceY: node.position.y + portTop(node, index),
    targetX: target.position.x - handles.in,
    targetY: target.position.y + inTop,
  };
}

function bestRoute(cards: readonly Card[], { node, index, target }: Connection, ends: Ends): Route {
  const from = portTop(node, index);
  const route: Route = {
    turn: 'middle',
    lane: 'underSource',
    aside: 0,
    source: { above: from, below: nodeSize(node).height - from },
    target: { above: inTop, below: nodeSize(target).height - inTop },
  };
  const choices = leadsOn(ends)
    ? turns.map((turn) => ({ ...route, turn }))
    : lanes.map((lane) => ({ ...route, lane }));
  return leastHidden(cards, ends, choices) ?? route;
}

/** Of choices that are as good as each other the first. */
function leastHidden(cards: readonly Card[], ends: Ends, choices: readonly Route[]): Route | undefined {
  let best: Route | undefined;
  let fewest = Infinity;
  for (const choice of choices) {
    const hidden = hiddenBehind(cards, cornersOf(choice, ends), fewest);
    if (hidden < fewest) [best, fewest] = [choice, hidden];
    if (fewest === 0) break;
  }
  return best;
}

/** Returns how far a connection goes straight on: so far that it need not lead back where its cards stand close. */
export function straightOf({ sourceX, targetX }: Ends): number {
  const room = (targetX - sourceX) / 2 - 1;
  return room < minStraight ? straight : Math.min(straight, room);
}

function leadsOn(ends: Ends): boolean {
  const ahead = straightOf(ends);
  return ends.sourceX + ahead < ends.targetX - ahead;
}

function cornersOf(route: Route, ends: Ends): Point[] {
  const { sourceX, sourceY, targetX, targetY } = ends;
  const center = centerOf(route, ends);
  const ahead = straightOf(ends);
  const [out, into] = leadsOn(ends) ? [center.x, center.x] : [sourceX + ahead, targetX - ahead];
  const between = leadsOn(ends)
    ? []
    : [
        { x: out, y: center.y },
        { x: into, y: center.y },
      ];
  return [
    { x: sourceX, y: sourceY },
    { x: out, y: sourceY },
    ...between,
    { x: into, y: targetY },
    { x: targetX, y: targetY },
  ];
}

/** Behind how many cards a line passes, one counted for each of its pieces; more than `enough` are not counted. */
function hiddenBehind(cards: readonly Card[], corners: readonly Point[], enough: number): number {
  let hidden = 0;
  for (let place = 1; place < corners.length && hidden < enough; place += 1) {
    const [one, other] = [corners[place - 1], corners[place]];
    if (!one || !other) continue;
    const [left, right] = one.x < other.x ? [one.x, other.x] : [other.x, one.x];
    const [top, bottom] = one.y < other.y ? [one.y, other.y] : [other.y, one.y];
    for (const card of cards)
      if (card.left < right && card.right > left && card.top < bottom && card.bottom > top) hidden += 1;
  }
  return hidden;
}

/** A little smaller than it is: a line may touch the edges of the cards it joins. */
function cardOf(node: FlowNode): Card {
  const { x, y } = node.position;
  const { width, height } = nodeSize(node);
  return { left: x + 1, top: y + 1, right: x + width - 1, bottom: y + height - 1 };
}

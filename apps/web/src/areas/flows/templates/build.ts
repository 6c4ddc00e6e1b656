import type {
  FlowAnnotation,
  FlowDocument,
  FlowNode,
  FlowNodeOf,
  FlowNodeType,
  MessageBlock,
} from '@prosa/contract';

/** What a template sets in a node; everything else is as in a new node of the editor. */
interface Draft<Type extends FlowNodeType> {
  id: string;
  /** Column and row on the canvas. */
  at: readonly [number, number];
  settings: FlowNodeOf<Type>['settings'];
  next?: Record<string, string>;
  label?: string;
}

const column = 350;
const row = 90;

const speaking = { typing: true };

/** Returns one node of a template. */
export function node<Type extends FlowNodeType>(
  type: Type,
  { id, at, settings, next = {}, label = '' }: Draft<Type>,
) {
  const [x, y] = at;
  return { id, type, label, note: '', position: { x: x * column, y: y * row }, next, settings };
}

/** Returns the start node. */
export function start(next: string): FlowNodeOf<'start'> {
  return node('start', { id: 'inicio', at: [0, 0], settings: { way_out: true }, next: { next } });
}

interface Saying extends Omit<Draft<'message'>, 'settings'> {
  text: string;
}

/** Returns a message node with one text. */
export function say({ text, ...draft }: Saying): FlowNodeOf<'message'> {
  const block: MessageBlock = {
    id: `${draft.id}-1`,
    type: 'text',
    delay_ms: 0,
    variants: [text],
    link_preview: false,
  };
  return node('message', { ...draft, settings: { ...speaking, blocks: [block] } });
}

interface Asking extends Omit<Draft<'question'>, 'settings'> {
  ask: Pick<FlowNodeOf<'question'>['settings'], 'text' | 'variable'> &
    Partial<FlowNodeOf<'question'>['settings']>;
}

/** Returns a question node: two attempts, and an hour to answer unless `ask` says otherwise. */
export function question({ ask, ...draft }: Asking): FlowNodeOf<'question'> {
  const settings = {
    ...speaking,
    kind: 'text' as const,
    pattern: '',
    min: '',
    max: '',
    past_days: false,
    error_text: '',
    attempts: 2,
    timeout: { amount: 1, unit: 'hours' as const },
    save_to: '',
    skip_word: '',
    sensitive: false,
    gather_seconds: 0,
    ...ask,
  };
  return node('question', { ...draft, settings });
}

interface Choosing extends Omit<Draft<'menu'>, 'settings'> {
  text: string;
  options: readonly { id: string; label: string; synonyms?: string[] }[];
  more?: Partial<FlowNodeOf<'menu'>['settings']>;
}

/** Returns a menu node with numbered options and two attempts. */
export function menu({ text, options, more = {}, ...draft }: Choosing): FlowNodeOf<'menu'> {
  const settings = {
    ...speaking,
    text,
    options: options.map(({ id, label, synonyms = [] }) => ({
      id,
      label,
      value: '',
      synonyms,
      show_if: null,
    })),
    dynamic: null,
    back: false,
    attempts: 2,
    no_match_text: 'Não entendi. Responda com uma das opções.',
    fuzzy: true,
    variable: null,
    gather_seconds: 3,
    timeout: { amount: 1, unit: 'hours' as const },
    ...more,
  };
  return node('menu', { ...draft, settings });
}

interface Handing extends Omit<Draft<'toDepartment'>, 'settings'> {
  text: string;
}

/** Returns a node that hands the conversation to people; the company must choose the department. */
export function toPeople({ text, ...draft }: Handing): FlowNodeOf<'toDepartment'> {
  const settings = {
    ...speaking,
    department: '',
    strategy: 'none' as const,
    text,
    place_text: '',
    priority: 'normal' as const,
    summary: true,
    timeout: null,
  };
  return node('toDepartment', { ...draft, settings });
}

interface Ending extends Omit<Draft<'end'>, 'settings' | 'next'> {
  text?: string;
  outcome?: string;
  finishes?: boolean;
}

/** Returns an end node, which finishes the conversation unless `finishes` is false. */
export function end({
  text = '',
  outcome = 'resolvido',
  finishes = true,
  ...draft
}: Ending): FlowNodeOf<'end'> {
  return node('end', { ...draft, settings: { ...speaking, outcome, text, finish_conversation: finishes } });
}

/** Returns a flow document with these nodes. */
export function documentOf(nodes: FlowNode[], annotations: FlowAnnotation[] = []): FlowDocument {
  return { format: 1, nodes, annotations };
}

import type { CallInput, calls, FlowNodeOf, FlowNodeType } from '@prosa/contract';
import { flowNode } from '@prosa/contract';

type Document = NonNullable<CallInput<typeof calls.saveFlow>['document']>;
type Node = Document['nodes'][number];

/** Makes a node of a flow document, with the defaults of its kind where nothing is given. */
export function node<Type extends FlowNodeType>(
  type: Type,
  given: { id?: string; next?: Record<string, string>; settings?: object } = {},
): FlowNodeOf<Type> {
  const { id = type, next = {}, settings = {} } = given;
  return flowNode.parse({ id, type, next, settings, position: { x: 0, y: 0 } }) as FlowNodeOf<Type>;
}

/** Makes a message node with one text. */
export function says(id: string, text: string, next: Record<string, string> = {}): Node {
  const settings = { blocks: [{ id: `${id}-1`, type: 'text', variants: [text] }], typing: false };
  return node('message', { id, next, settings });
}

/** Makes a flow document that begins at the first of the nodes. */
export function drawing(...nodes: Node[]): Document {
  const first = nodes[0]?.id ?? '';
  return { format: 1, nodes: [node('start', { next: { next: first } }), ...nodes] };
}

/** Gives a flow the built-in way out, as new flows have it. */
export function withWayOut({ nodes: [start, ...nodes], ...document }: Document): Document {
  return { ...document, nodes: [node('start', { ...start, settings: { way_out: true } }), ...nodes] };
}

/** Makes the smallest bot: it greets and ends, and leaves the conversation open. */
export function greeting(): Document {
  return drawing(
    says('hello', 'Olá, {contato.nome}!', { next: 'end' }),
    node('end', { settings: { finish_conversation: false } }),
  );
}

/** Asks for one of two ways; the first one answers, the second goes to a department. */
export function welcome(department: string): Document {
  return drawing(
    says('hello', 'Bem-vindo!', { next: 'menu' }),
    node('menu', {
      next: { 'option:price': 'price', 'option:people': 'people', no_match: 'people' },
      settings: {
        text: 'Como ajudamos?',
        options: [
          { id: 'price', label: 'Preços' },
          { id: 'people', label: 'Falar com alguém' },
        ],
      },
    }),
    says('price', 'A partir de R$ 10,00.', { next: 'menu' }),
    node('toDepartment', { id: 'people', settings: { department, text: 'Já chamamos alguém.' } }),
  );
}

/** Asks for one of these subjects, `o0` and on, and says which it was. */
export function subjects(labels: readonly string[]): Document {
  const ids = labels.map((_, place) => `o${place}`);
  const next = Object.fromEntries(ids.map((id) => [`option:${id}`, id]));
  const options = labels.map((label, place) => ({ id: `o${place}`, label }));
  return drawing(
    node('menu', { next, settings: { text: 'Qual é o assunto?', options, typing: false, attempts: 5 } }),
    ...labels.map((label, place) => says(`o${place}`, `Certo: ${label}.`, { next: 'end' })),
    node('end', { settings: { finish_conversation: false } }),
  );
}

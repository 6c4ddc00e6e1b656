import type { RunState } from '../run.ts';
import type { Value } from '../value.ts';
import type { Scene } from '../scene.ts';
import { lastingValues } from '../lasting.ts';
import { fold } from './fold.ts';
import { pickPath } from './json-path.ts';
import { dateText, localTime, timeText } from './local-time.ts';

/** Gives the values behind names; undefined where there is none. */
export interface Scope {
  read(name: string): Value | undefined;
}

/** What a scope reads of a run. */
export type ScopeState = Pick<RunState, 'frames' | 'variables'> & { last_message?: string };

/**
 * Creates the scope of names that a flow may use: its variables bare, else the contact's field of that name
 * (`{nome}`), and the scopes `contato.`, `conversa.`, `fluxo.`, `sistema.`, the first two with the values that flows
 * kept there. Case and accents do not matter, the exact name wins.
 */
export function createScope(state: ScopeState, scene: Scene): Scope {
  const own = variablesHere(state);
  return {
    read(name) {
      const exact = ownValue(own, name);
      if (exact !== undefined) return exact;
      const [head = '', ...rest] = name.split('.');
      const scopeName = fold(head);
      if (rest.length > 0 && Object.hasOwn(scopes, scopeName)) {
        return scopes[scopeName as ScopeName](rest.join('.'), { state, scene, own });
      }
      return ownPath(own, name) ?? contactValue(name, scene);
    },
  };
}

/**
 * Returns the variables of the innermost flow: its own, or those of the caller it shares with. The record itself, to
 * write to.
 */
export function variablesHere(state: Pick<RunState, 'frames' | 'variables'>): Record<string, Value> {
  return state.frames.findLast((frame) => frame.variables !== null)?.variables ?? state.variables;
}

/** Names that the scopes answer, for the editor's list and for the check of unknown variables. */
export const scopeNames = {
  contato: ['nome', 'primeiro_nome', 'telefone', 'tags'],
  conversa: ['id', 'chip', 'departamento', 'protocolo', 'inicio', 'atendentes_online'],
  fluxo: ['nome'],
  sistema: [
    'data',
    'hora',
    'agora',
    'dia_semana',
    'saudacao',
    'protocolo',
    'atendente',
    'chip',
    'empresa',
    'ultima_mensagem',
    'endereco_retorno',
  ],
} as const;

interface World {
  state: ScopeState;
  scene: Scene;
  own: Record<string, Value>;
}

type ScopeName = keyof typeof scopeNames;

const scopes: Record<ScopeName, (name: string, world: World) => Value | undefined> = {
  contato: (name, { scene }) => contactValue(name, scene, lastingValues(scene, 'contact')),
  conversa(name, { scene }) {
    const { conversation, online, time_zone } = scene;
    switch (fold(name)) {
      case 'id':
        return conversation.id;
      case 'chip':
      case 'canal':
      case 'numero':
        return conversation.channel.name;
      case 'departamento':
        return conversation.department.name;
      case 'protocolo':
        return conversation.protocol;
      case 'inicio':
        return momentText(conversation.started, time_zone);
      case 'atendentes_online':
        return (online[conversation.department.id] ?? []).length;
      default:
        return ownPath(lastingValues(scene, 'conversation'), name);
    }
  },
  fluxo(name, { state, scene, own }) {
    const frame = state.frames.at(-1);
    if (fold(name) === 'nome' && ownValue(own, name) === undefined && frame) {
      return ownValue(scene.flows, `${frame.flow_id}@${String(frame.version)}`)?.name;
    }
    return ownPath(own, name);
  },
  sistema(name, { state, scene }) {
    switch (fold(name)) {
      case 'protocolo':
        return scene.conversation.protocol;
      case 'atendente':
        return scene.last_agent?.name ?? '';
      case 'chip':
        return scene.conversation.channel.name;
      case 'empresa':
        return scene.company;
      case 'ultima_mensagem':
        return state.last_message ?? '';
      case 'endereco_retorno':
        return scene.return_address;
      default:
        return clockValue(fold(name), scene);
    }
  },
};

/** The contact's values; those that flows kept take precedence over its fields. */
function contactValue(
  name: string,
  { contact, tag_names }: Scene,
  kept: Record<string, Value> = {},
): Value | undefined {
  switch (fold(name)) {
    case 'nome':
      return contact.name || ownValue(contact.data, name);
    case 'primeiro_nome':
      return firstName(contact.name);
    case 'telefone':
      return contact.phone;
    case 'tags':
      return contact.tags.map((tag) => (Object.hasOwn(tag_names, tag) ? (tag_names[tag] ?? tag) : tag));
    default:
      return ownPath(kept, name) ?? ownValue(contact.data, name) ?? foldedValue(contact.data, name);
  }
}

/** Returns the first word with a letter: many names begin with a picture. */
function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => /\p{L}/u.test(word)) ?? words[0] ?? '';
}

const weekdays = [
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
];

function clockValue(name: string, { now, time_zone }: Scene): string | undefined {
  const clock = localTime(now, time_zone);
  switch (name) {
    case 'data':
      return dateText(clock);
    case 'hora':
      return timeText(clock);
    case 'agora':
      return momentText(now, time_zone);
    case 'dia_semana':
      return weekdays[clock.weekday - 1];
    case 'saudacao':
      return clock.hour >= 5 && clock.hour < 12
        ? 'Bom dia'
        : clock.hour < 18 && clock.hour >= 12
          ? 'Boa tarde'
          : 'Boa noite';
    default:
      return undefined;
  }
}

function momentText(at: number, zone: string): string {
  const clock = localTime(at, zone);
  return `${dateText(clock)}T${timeText(clock)}`;
}

/** A variable by its exact name, else by its folded one, and what is inside it: `pedido.itens[0].preco`. */
function ownPath(own: Record<string, Value>, name: string): Value | undefined {
  const end = name.search(/[.[]/);
  const head = end === -1 ? name : name.slice(0, end);
  const value = ownValue(own, head) ?? foldedValue(own, head);
  return value === undefined || end === -1 ? value : pickPath(value, name.slice(end).replace(/^\./, ''));
}

function ownValue<Kept>(record: Record<string, Kept>, name: string): Kept | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function foldedValue<Kept>(record: Record<string, Kept>, name: string): Kept | undefined {
  const wanted = fold(name);
  const key = Object.keys(record).find((candidate) => fold(candidate) === wanted);
  return key === undefined ? undefined : record[key];
}

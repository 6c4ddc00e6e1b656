import { lastingPrefix } from '../lasting.ts';
import { formatValue } from '../words/format-value.ts';
import type { Effect, OutgoingMessage } from '../effects.ts';
import type { Scene } from '../scene.ts';

/** One line of a simulated conversation. */
export interface SimulationLine {
  by: 'customer' | 'bot' | 'system';
  text: string;
  /** What the bot sent. */
  message: OutgoingMessage | null;
  /** The visit behind it, to find its trace. */
  visit: number | null;
  /** The id of what the bot sent, for quoting it. */
  effect: string | null;
  /** Of what the customer sent, the text of the bot's that they quote. */
  quoted: string | null;
  at: number;
}

/** Returns a message as one line of text, also where it is a file without words. */
export function textOfMessage({ type, text }: Pick<OutgoingMessage, 'type' | 'text'>): string {
  return text.trim() || (type === 'text' ? '' : `[${kinds[type]}]`);
}

/**
 * Describes what an effect does besides talking, for the person who tries the flow; null where there is nothing to
 * see.
 */
export function describe(effect: Effect, scene: Scene): string | null {
  switch (effect.kind) {
    case 'send':
    case 'choose':
    case 'mask':
    case 'ask_score':
      return null;
    case 'tags':
      return tagsLine(effect, scene);
    case 'contact':
      return contactLine(effect);
    case 'keep':
      return keptLine(effect);
    case 'consent':
      return `Consentimento ${effect.accepted ? 'aceito' : 'recusado'}: ${effect.purpose}.`;
    case 'opt_out':
      return 'O contato não recebe mais mensagens de divulgação.';
    case 'ignore':
      return 'O contato passou a ser ignorado.';
    case 'transfer':
      return transferLine(effect, scene);
    case 'note':
      return `Nota interna: ${effect.text}`;
    case 'mention':
      return mentionLine(effect);
    case 'score':
      return effect.comment === null ? `Avaliação: ${effect.value}.` : `Comentário: ${effect.comment}`;
    case 'finish':
      return 'Atendimento finalizado.';
    case 'request':
      return `Requisição ${effect.request.method} ${effect.request.url}`;
    case 'take_back':
      return 'Ninguém assumiu: o robô volta a atender.';
  }
}

const kinds: Record<OutgoingMessage['type'], string> = {
  text: 'texto',
  image: 'imagem',
  audio: 'áudio',
  video: 'vídeo',
  document: 'documento',
  sticker: 'figurinha',
  location: 'localização',
  contact: 'contato',
};

function tagsLine({ add, remove }: Effect & { kind: 'tags' }, { tag_names }: Scene): string {
  const named = (ids: string[], sign: string) => ids.map((id) => `${sign} ${tag_names[id] ?? id}`);
  return `Tags: ${[...named(add, '+'), ...named(remove, '−')].join(', ')}`;
}

function contactLine({ fields, annotation }: Effect & { kind: 'contact' }): string {
  const written = Object.entries(fields).map(([name, value]) => `${fieldName(name)} = ${value}`);
  return `Contato: ${[...written, ...(annotation === null ? [] : [`anotação “${annotation}”`])].join(', ')}`;
}

function mentionLine({ users, email, webhook }: Effect & { kind: 'mention' }): string {
  const people = users.length === 1 ? '1 pessoa' : `${users.length} pessoas`;
  return [
    ...(users.length > 0 ? [`Chamou ${people} da equipe${email ? ', também por e-mail' : ''}.`] : []),
    ...(webhook ? [`Avisou ${webhook.url}`] : []),
  ].join(' ');
}

function keptLine({ scope, name, value }: Effect & { kind: 'keep' }): string {
  const full = `${lastingPrefix[scope]}.${name}`;
  return value === null ? `Esqueceu ${full}.` : `Guardou ${full} = ${formatValue(value)}`;
}

function fieldName(name: string): string {
  return name === 'override_name' ? 'nome' : name;
}

function transferLine({ department, user, priority }: Effect & { kind: 'transfer' }, scene: Scene): string {
  const people = Object.values(scene.online).flat();
  const name = people.find(({ id }) => id === user)?.name ?? scene.last_agent?.name;
  if (user !== null) return `Transferido para ${name ?? 'o atendente'}.`;
  const where = department === null ? 'a equipe' : (scene.department_names[department] ?? department);
  return `Transferido para ${where}${priority === 'high' ? ', com prioridade alta' : ''}.`;
}

import type { FlowTrigger } from '@prosa/contract';

type Occasion = FlowTrigger['occasions'][number];
type Match = FlowTrigger['match'];

/** The names of occasions in lists. */
export const occasionNames: Record<Occasion, string> = {
  first_contact: 'Primeiro contato',
  new_conversation: 'Nova conversa',
  any_message: 'Qualquer mensagem',
};

/** When exactly each occasion happens, in the order of the dialog. */
export const occasionHints: readonly { value: Occasion; hint: string }[] = [
  { value: 'first_contact', hint: 'A primeira mensagem que este contato manda para a empresa.' },
  { value: 'new_conversation', hint: 'A primeira mensagem de cada conversa.' },
  { value: 'any_message', hint: 'Toda mensagem de texto, se nenhum outro fluxo espera resposta.' },
];

/** How a keyword is compared with what the customer writes. */
export const matchNames: readonly { value: Match; label: string; hint: string }[] = [
  { value: 'exact', label: 'É igual', hint: 'A mensagem inteira é a palavra-chave.' },
  { value: 'starts', label: 'Começa com', hint: 'A mensagem começa com a palavra-chave.' },
  { value: 'contains', label: 'Contém', hint: 'A palavra-chave aparece em qualquer parte da mensagem.' },
  {
    value: 'regex',
    label: 'Expressão regular',
    hint: 'Para quem conhece: cada palavra-chave é uma expressão.',
  },
];

/** Units of the rest between two starts, in minutes. */
export const cooldownUnits = [
  { value: 'minutes', label: 'minutos', minutes: 1 },
  { value: 'hours', label: 'horas', minutes: 60 },
  { value: 'days', label: 'dias', minutes: 1440 },
] as const;

import type { FlowNodeType } from '@prosa/contract';
import {
  IconArrowBackUp,
  IconArrowForward,
  IconArrowsSplit2,
  IconBan,
  IconBell,
  IconBolt,
  IconBuilding,
  IconCalendarClock,
  IconFlag,
  IconGitBranch,
  IconHourglass,
  IconListNumbers,
  IconMessage,
  IconMessageQuestion,
  IconMessages,
  IconPlayerPlay,
  IconShieldCheck,
  IconSitemap,
  IconStar,
  IconTag,
  IconUserCheck,
  IconUserEdit,
  IconVariable,
  IconWebhook,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';

/** Families of nodes; each has a colour of its own on the canvas. */
export type Family = 'entry' | 'send' | 'logic' | 'contact' | 'people' | 'integration';

interface Kind {
  family: Family;
  icon: Icon;
  /** What it is for, in the palette. */
  hint: string;
}

/** How each kind of node looks and what it is for. */
export const kinds: Record<FlowNodeType, Kind> = {
  start: { family: 'entry', icon: IconPlayerPlay, hint: 'Onde o fluxo começa' },
  global: { family: 'entry', icon: IconBolt, hint: 'Frases que funcionam em qualquer ponto do fluxo' },
  message: { family: 'send', icon: IconMessage, hint: 'Envia textos e arquivos' },
  menu: { family: 'send', icon: IconListNumbers, hint: 'Opções numeradas, cada uma com seu caminho' },
  question: { family: 'send', icon: IconMessageQuestion, hint: 'Pergunta e guarda a resposta' },
  condition: { family: 'logic', icon: IconGitBranch, hint: 'Escolhe o caminho por regras' },
  hours: { family: 'logic', icon: IconCalendarClock, hint: 'Aberto, fechado ou feriado' },
  split: { family: 'logic', icon: IconArrowsSplit2, hint: 'Divide os contatos por porcentagem' },
  set: { family: 'logic', icon: IconVariable, hint: 'Guarda ou calcula um valor' },
  wait: { family: 'logic', icon: IconHourglass, hint: 'Espera um tempo ou até uma data' },
  waitReply: { family: 'logic', icon: IconMessages, hint: 'Espera o cliente escrever' },
  jump: { family: 'logic', icon: IconArrowForward, hint: 'Continua em outro passo' },
  subflow: { family: 'logic', icon: IconSitemap, hint: 'Usa outro fluxo e volta' },
  return: { family: 'logic', icon: IconArrowBackUp, hint: 'Volta à pergunta aberta ou ao fluxo que chamou' },
  end: { family: 'logic', icon: IconFlag, hint: 'Termina o atendimento do robô' },
  tags: { family: 'contact', icon: IconTag, hint: 'Coloca e tira tags' },
  contactField: { family: 'contact', icon: IconUserEdit, hint: 'Guarda dados no contato' },
  consent: { family: 'contact', icon: IconShieldCheck, hint: 'Pede autorização e guarda a prova' },
  ignore: { family: 'contact', icon: IconBan, hint: 'Para de receber este contato' },
  toDepartment: { family: 'people', icon: IconBuilding, hint: 'Passa a conversa para a equipe' },
  toAgent: { family: 'people', icon: IconUserCheck, hint: 'Passa a conversa para uma pessoa' },
  notify: { family: 'people', icon: IconBell, hint: 'Deixa uma nota que só a equipe vê' },
  csat: { family: 'people', icon: IconStar, hint: 'Pede uma nota ao cliente' },
  http: { family: 'integration', icon: IconWorld, hint: 'Busca ou envia dados a outro sistema' },
  waitWebhook: { family: 'integration', icon: IconWebhook, hint: 'Espera a chamada de outro sistema' },
};

/** The palette's order. The start stands in every flow already. */
export const palette: readonly { family: Family; title: string; types: readonly FlowNodeType[] }[] = [
  { family: 'send', title: 'Enviar', types: ['message', 'menu', 'question'] },
  {
    family: 'logic',
    title: 'Lógica',
    types: ['condition', 'hours', 'split', 'set', 'wait', 'waitReply', 'jump', 'subflow', 'return', 'end'],
  },
  { family: 'contact', title: 'Contato', types: ['tags', 'contactField', 'consent', 'ignore'] },
  { family: 'people', title: 'Equipe', types: ['toDepartment', 'toAgent', 'notify', 'csat'] },
  { family: 'integration', title: 'Integrações', types: ['http', 'waitWebhook'] },
  { family: 'entry', title: 'Entrada', types: ['global'] },
];

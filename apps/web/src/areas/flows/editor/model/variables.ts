import type { FlowDocument } from '@prosa/contract';
import { scopeNames, variablesSetBy } from '@prosa/flow-engine';

/** A name that may stand between braces, and what it means. */
export interface KnownVariable {
  name: string;
  meaning: string;
}

/**
 * Returns the variables that nodes of the drawing set, each once, in the order of the nodes; those kept beyond the flow
 * as they are read: `contato.plano`.
 */
export function variablesSet({ nodes }: FlowDocument): string[] {
  return [...new Set(nodes.flatMap(variablesSetBy))];
}

/** Finds a name that no node of the drawing gives to a variable yet: "resposta", then "resposta_2", … */
export function freeVariable(document: FlowDocument, name: string): string {
  const used = new Set(variablesSet(document));
  let number = 1;
  while (used.has(number === 1 ? name : `${name}_${number}`)) number += 1;
  return number === 1 ? name : `${name}_${number}`;
}

type ScopeName = keyof typeof scopeNames;

const groupNames: Record<ScopeName, string> = {
  contato: 'Contato',
  conversa: 'Conversa',
  fluxo: 'Fluxo',
  sistema: 'Sistema',
};

const meanings: { [Name in ScopeName]: Record<(typeof scopeNames)[Name][number], string> } = {
  contato: {
    nome: 'Nome do contato',
    primeiro_nome: 'Primeiro nome do contato',
    telefone: 'Telefone do contato',
    tags: 'Tags do contato',
  },
  conversa: {
    id: 'Identificador da conversa',
    chip: 'Número que atende',
    departamento: 'Departamento da conversa',
    protocolo: 'Protocolo da conversa',
    inicio: 'Quando a conversa começou',
    atendentes_online: 'Quantos atendentes do departamento estão on-line',
  },
  fluxo: { nome: 'Nome deste fluxo' },
  sistema: {
    data: 'Data de hoje',
    hora: 'Hora de agora',
    agora: 'Data e hora de agora',
    dia_semana: 'Dia da semana',
    saudacao: 'Bom dia, boa tarde ou boa noite',
    protocolo: 'Protocolo da conversa',
    atendente: 'Último atendente',
    chip: 'Número que atende',
    empresa: 'Nome da empresa',
    ultima_mensagem: 'Última mensagem do cliente',
    endereco_retorno: 'Endereço para o webhook de retorno',
  },
};

/** What a flow knows of the contact, the conversation and the moment without asking. */
export const givenVariables = Object.entries(scopeNames).map(([scope, names]) => ({
  group: groupNames[scope as ScopeName],
  variables: names.map((name) => ({
    name: `${scope}.${name}`,
    meaning: (meanings[scope as ScopeName] as Record<string, string>)[name] ?? '',
  })),
}));

/** Returns whether a text can be the name of a variable, as the contract has it. */
export function isVariableName(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_]{0,59}$/u.test(name);
}

/** Turns what somebody types into a name: "Nome completo" becomes "nome_completo". */
export function toVariableName(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '_')
    .replace(/^[\p{N}_]+/u, '')
    .slice(0, 60);
}

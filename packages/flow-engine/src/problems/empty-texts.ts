import type { FlowNode, FlowNodeOf, FlowProblem, MessageBlock } from '@prosa/contract';
import { error, nameOf, warning, type Check } from './drawing.ts';

/** What was left empty and must not be. */
export const checkEmptyTexts: Check = ({ nodes }) => nodes.flatMap(emptyParts);

function emptyParts(node: FlowNode): FlowProblem[] {
  switch (node.type) {
    case 'message':
      return emptyBlocks(node);
    case 'menu':
      return [...emptyText(node, node.settings.text), ...emptyOptions(node)];
    case 'question':
      return [
        ...emptyText(node, node.settings.text),
        ...(node.settings.variable
          ? []
          : [error(node, `Escolha em qual variável ${nameOf(node)} guarda a resposta.`)]),
      ];
    case 'consent':
      return [...emptyText(node, node.settings.text), ...emptyWords(node)];
    case 'csat':
    case 'notify':
      return emptyText(node, node.settings.text);
    case 'global':
      return node.settings.phrases.some(isWritten)
        ? []
        : [error(node, `Escreva ao menos uma frase em ${nameOf(node)}.`)];
    case 'wait':
      return emptyWait(node);
    default:
      return emptyLists(node);
  }
}

function emptyText(node: FlowNode, text: string): FlowProblem[] {
  return isWritten(text) ? [] : [error(node, `Escreva o texto de ${nameOf(node)}.`)];
}

function emptyBlocks(node: FlowNodeOf<'message'>): FlowProblem[] {
  const { blocks } = node.settings;
  if (blocks.length === 0) return [error(node, `Coloque um texto ou um arquivo em ${nameOf(node)}.`)];
  return blocks.flatMap((block) => emptyBlock(node, block));
}

function emptyBlock(node: FlowNodeOf<'message'>, block: MessageBlock): FlowProblem[] {
  if (block.type === 'text' && !block.variants.every(isWritten)) {
    return [error(node, `Escreva o texto de ${nameOf(node)}, ou apague a parte vazia.`)];
  }
  if (
    block.type === 'contact' &&
    !(isWritten(block.name) && /\d{8}/.test(block.phone.replaceAll(/\D/g, '')))
  ) {
    return [error(node, `Complete o nome e o telefone do contato em ${nameOf(node)}.`)];
  }
  return [];
}

function emptyOptions(node: FlowNodeOf<'menu'>): FlowProblem[] {
  const { options, dynamic } = node.settings;
  if (options.length === 0 && dynamic === null) {
    return [error(node, `Adicione ao menos uma opção em ${nameOf(node)}.`)];
  }
  return options.every(({ label }) => isWritten(label))
    ? []
    : [error(node, `Escreva o nome de cada opção de ${nameOf(node)}.`)];
}

function emptyWords(node: FlowNodeOf<'consent'>): FlowProblem[] {
  const { accept_words, deny_words } = node.settings;
  return accept_words.some(isWritten) && deny_words.some(isWritten)
    ? []
    : [error(node, `Escreva as palavras de aceite e de recusa em ${nameOf(node)}.`)];
}

function emptyWait(node: FlowNodeOf<'wait'>): FlowProblem[] {
  const { kind, duration, moment, variable } = node.settings;
  const isMissing = { duration: duration === null, moment: !moment, variable: !isWritten(variable) }[kind];
  return isMissing ? [error(node, `Diga até quando ${nameOf(node)} espera.`)] : [];
}

function emptyLists(node: FlowNode): FlowProblem[] {
  if (node.type === 'condition' && node.settings.rules.length === 0) {
    return [warning(node, `Adicione uma regra em ${nameOf(node)}: sem regras, tudo segue por “Senão”.`)];
  }
  if (node.type === 'hours' && !node.settings.weekly.some(({ days }) => days.length > 0)) {
    return [warning(node, `Marque os dias e as horas em ${nameOf(node)}: assim está sempre fechado.`)];
  }
  if (node.type === 'tags' && node.settings.add.length + node.settings.remove.length === 0) {
    return [warning(node, `Escolha uma tag em ${nameOf(node)}: assim este passo não faz nada.`)];
  }
  if (
    node.type === 'contactField' &&
    node.settings.fields.length === 0 &&
    !isWritten(node.settings.annotation)
  ) {
    return [warning(node, `Escolha um campo em ${nameOf(node)}: assim este passo não faz nada.`)];
  }
  return [];
}

function isWritten(text: string): boolean {
  return text.trim() !== '';
}

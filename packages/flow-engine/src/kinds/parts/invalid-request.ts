import type { FlowNodeOf, FlowProblem } from '@prosa/contract';
import { error, nameOf, warning } from '../../problems/problem.ts';
import { fillTemplate } from '../../words/template.ts';

/** Finds what is wrong with the address, the body and the headers of a request. */
export function invalidRequest(node: FlowNodeOf<'http'>): FlowProblem[] {
  const { url, method, body, body_kind, headers } = node.settings;
  const problems: FlowProblem[] = [];
  if (!url.trim()) problems.push(error(node, `Escreva o endereço de ${nameOf(node)}.`));
  else if (!isAddress(url)) {
    problems.push(
      error(node, `Corrija o endereço de ${nameOf(node)}: ele começa com https:// e um nome de servidor.`),
    );
  }
  if (body_kind === 'json' && method !== 'GET' && !isJson(body)) {
    problems.push(error(node, `Corrija o corpo de ${nameOf(node)}: ele não é um JSON válido.`));
  }
  if (body_kind !== 'none' && method === 'GET') {
    problems.push(
      warning(node, `Mude o método de ${nameOf(node)} para POST: em um GET o corpo não é enviado.`),
    );
  }
  if (headers.some(({ name }) => !/^[\w!#$%&'*+.^`|~-]+$/.test(filled(name)))) {
    problems.push(
      error(node, `Corrija os nomes dos cabeçalhos de ${nameOf(node)}: só letras, números e hifens.`),
    );
  }
  return problems;
}

/** A text with something in the place of its variables. */
const sample = { read: () => 'x' };

function filled(text: string): string {
  return fillTemplate(text, sample, 'url');
}

function isAddress(url: string): boolean {
  const address = parse(filled(url.trim()));
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.hostname !== '' &&
    !/\s/.test(url.trim())
  );
}

function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

function isJson(body: string): boolean {
  try {
    JSON.parse(fillTemplate(body, sample, 'json'));
    return true;
  } catch {
    return false;
  }
}

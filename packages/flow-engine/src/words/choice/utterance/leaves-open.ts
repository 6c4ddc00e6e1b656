import { anyOf } from './any-of.ts';
import { tellsOfOthers } from '../../tells-of-others.ts';

/**
 * Returns whether an answer leaves the choice open, whatever options it names: it decides later, asks for an explanation,
 * or tells of something else. Takes it without courtesy, and whole; both folded.
 */
export function leavesOpen(polite: string, whole: string): boolean {
  return open.test(polite) || openWithCourtesy.test(whole) || tellsOfOthers(whole);
}

/** "ainda tô vendo o que peço", "deixa eu ver", "vou falar com meu marido", "te aviso" */
const decidesLater = [
  /\b(?:(?:ainda|inda) (?:eu )?(?:estou|to|tou|estamos|tamo) (?:so |meio )?|(?:estou|to|tou|estamos) (?:so |meio |ainda )*)(?:vendo|pensando|decidindo|escolhendo) (?:ainda|o que|oq|oque|qual|quais|se)\b/,
  /\b(?:ainda|inda) (?:eu )?(?:estou|to|tou|estamos|tamo) (?:vendo|pensando|decidindo|escolhendo)\b/,
  /\bdeixa eu (?:ver|pensar)\b/,
  /\b(?:vou|preciso|deixa eu) (?:ver|confirmar|checar|conferir|perguntar) se\b/,
  /\bvou (?:ver|confirmar|falar|perguntar|conversar|combinar|checar|consultar) (?:isso |primeiro )?(?:com|pra|para) (?:o |a )?(?:meu|minha)\b/,
  /\b(?:te|lhe) (?:respondo|falo|aviso|chamo|ligo|digo|conto|retorno)\b/,
  /\b(?:estou|to|tou) (?:so )?de (?:passagem|boa|olho)\b/,
];

/** "o que é pix?", "me confirma o endereço", "que marca é a de vocês" */
const asksSomething = [
  /^(?:o que|oque|oq) (?:e|eh|seria|significa|quer dizer)(?: (?:o|a|os|as|um|uma|isso|esse|essa|de|do|da))*(?: (?!que\b)\S+){1,3}$/,
  /\bme confirm[ae]m?\b/,
  /^que \S+ \S+ [ao] de (?:vcs?|voces?)$/,
];

/** "já resolveu", "da outra vez", "comi aí ontem" */
const tellsOfBefore = [
  /\bja (?:resolveu|resolveram|voltou|melhorou|normalizou|deu certo)\b/,
  /\b(?:da|na) (?:outra|ultima) vez\b/,
  /\b(?:comi|bebi|provei)\b/,
];

/** "moro de aluguel", "dou aulas", "pedido de casamento", "vai bem", "que calor hein" */
const tellsSomethingElse = [
  /\bboa (?:viagem|sorte) (?:pra|para) (?:vc|voce|voces|vcs)\b/,
  /\btodo mundo (?:tem|sabe|quer|erra)\b/,
  /\bmoro de aluguel\b/,
  /\bminha familia (?:esta|ta|tambem)\b/,
  /\bdou aulas?\b/,
  /^(?:(?:de|a|na|pela) )?(?:manha|tarde|noite) (?:eu )?(?:trabalho|estudo|tenho (?:aula|curso|compromisso))$/,
  /\b(?:assunto|conversa) (?:particular|pessoal)\b/,
  /\bpedido de (?:casamento|desculpas?|namoro|socorro)\b/,
  /\bvai (?:muito )?bem\b/,
  /\bvao (?:todos |muito )?bem\b/,
  /\be (?:fazer|marcar|reservar|pedir|agendar|abrir) outr[oa]\b/,
  /^que (?:\S+ ){1,4}hein\b/,
  /^que (?!horas?$|dias?$|tal$)\S+$/,
];

/** Said to a person, and no choice. */
const saysGoodbye = [/\b(?:abracos?|beij(?:o|ao|os|inhos?)|bjs)\b/];

/** Was a trouble, and is none now: "a internet caiu mas já voltou ao normal". */
const tellsOfRepair = [
  /\b(?:ta|esta|ficou) (?:ok|normal|bom|certo|funcionando|tudo certo) (?:agora|de novo|ja)\b/,
  /\bmas (?:agora )?(?:ja )?(?:ta|esta|ficou) (?:ok|normal|funcionando|tudo certo)\b/,
];

const open = new RegExp(anyOf([...decidesLater, ...asksSomething, ...tellsOfBefore, ...tellsSomethingElse]));
const openWithCourtesy = new RegExp(anyOf([...saysGoodbye, ...tellsOfRepair]));

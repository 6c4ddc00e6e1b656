import { fold } from '../../fold.ts';
import { singularOf } from '../stems.ts';
import { withoutPrice } from '../without-price.ts';
import { wordsOf } from '../word-lists.ts';

/**
 * Returns what a label is called in its trade: "Acompanhar o meu pedido" is "acompanhar pedido", "Agendar consultas"
 * "marcar consulta".
 */
export function nameOf(label: string): string {
  return fold(withoutPrice(label))
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !passedOver.has(word))
    .map((word) => sameVerbs.get(word) ?? singularOf(word))
    .join(' ');
}

const passedOver = wordsOf('o a os as um uma meu minha meus minhas seu sua seus suas');
const sameVerbs = new Map([
  ['agendar', 'marcar'],
  ['rastrear', 'acompanhar'],
  ['confirmo', 'confirmar'],
]);

/** Returns what the later parts of a label are called: "suspensao" of "Freios e suspensão". */
export function partsOf(label: string): string[] {
  return fold(withoutPrice(label)).split(joint).slice(1).map(nameOf).filter(Boolean);
}

const joint = / (?:e|ou|-|–) |[/,+(:]/;

import { boundedCache } from '../../bounded-cache.ts';
import { fold } from '../../fold.ts';
import { everydayTrades } from './everyday.ts';
import { foodTrades } from './food.ts';
import { formTrades } from './forms.ts';
import { healthTrades } from './health.ts';
import { careTrades } from './care.ts';
import { homeTrades } from './homes.ts';
import { nameOf, partsOf } from './name-of.ts';
import { officeTrades } from './offices.ts';
import { vehicleTrades } from './vehicles.ts';
import { shopTrades } from './shops.ts';

const ways = [
  ...everydayTrades,
  ...healthTrades,
  ...foodTrades,
  ...shopTrades,
  ...officeTrades,
  ...homeTrades,
  ...careTrades,
  ...vehicleTrades,
  ...formTrades,
].map((trade) =>
  Object.entries(trade).flatMap(([starts, said]) =>
    starts.split(' | ').map((start) => ({
      start: start.endsWith('$') ? `${nameOf(start.slice(0, -1))}$` : nameOf(start),
      said: said.split(', ').filter(Boolean),
    })),
  ),
);

/** Who wants a person gets the only one whom an option names: 'Falar com o barbeiro'. */
const anybody = ['humano', 'algum humano', 'falar com alguém', 'alguém para me atender'];
const person =
  /^falar com |\b(?:atend\p{L}*|human[oa]|pessoa|alguem|vendedor[ae]?|recepc\p{L}*|consultor[ae]?|suporte|secretaria)\b/u;

/** Returns, for each label of a menu, other texts that say it in its trade; labels are joined by line breaks. */
export const waysInTrade = boundedCache(
  (menu: string): readonly (readonly string[])[] => {
    const labels = menu.split('\n').map(
      (label) =>
        `${fold(label)
          .replaceAll(/[^\p{L}\d]+/gu, ' ')
          .trim()} `,
    );
    const named = menu.split('\n').map((label) => ({ name: nameOf(label), parts: partsOf(label) }));
    const known = ways.filter(
      (trade) => named.filter((one) => trade.some(({ start }) => isMeant(one, start))).length > 1,
    );
    const people = labels.filter((label) => person.test(label));
    return labels.map((label, place) => {
      const others = labels.filter((other) => other !== label);
      const said = known
        .flatMap((trade) => trade.filter(({ start }) => choosesOne(named, place, start)))
        .flatMap((way) => way.said.filter((phrase) => !isOfAnother(phrase, others)));
      const isOnlyPerson = people.length === 1 && label.startsWith('falar com ') && person.test(label);
      return isOnlyPerson ? [...anybody, ...said] : said;
    });
  },
  2000,
  2000,
);

/** What a label is called, and its later parts. */
interface Named {
  name: string;
  parts: readonly string[];
}

function isMeant({ name, parts }: Named, start: string): boolean {
  return isCalled(name, start) || parts.some((part) => isCalled(part, start));
}

/** A part of a label gives way to a label that is called so: "suspensão" to 'Suspensão', beside 'Freios e suspensão'. */
function choosesOne(named: readonly Named[], place: number, start: string): boolean {
  const own = named[place];
  if (own === undefined || !isMeant(own, start)) return false;
  return isCalled(own.name, start) || !named.some((other) => other !== own && isMeant(other, start));
}

/** "vender minha casa" is no 'Anunciar' where an option begins with 'Vender', and "bateria" no 'Peças' beside 'Baterias'. */
function isOfAnother(phrase: string, labels: readonly string[]): boolean {
  const said = fold(phrase);
  const [verb] = /^\p{L}+r(?= |$)/u.exec(said) ?? [];
  return labels.some(
    (label) =>
      (verb !== undefined && label.startsWith(`${verb} `)) ||
      [said, `${said}s`, said.replace(/s$/, '')].some((word) => ` ${label}`.includes(` ${word} `)),
  );
}

/** "Freios" begin like "freio", and "Estou sem internet" like "sem internet"; "$" stands for the end of a label. */
function isCalled(name: string, start: string): boolean {
  const [, person = '', rest = ''] = /^(\S+)(.*)$/s.exec(name) ?? [];
  const field = fieldOf(person);
  return isNamed(name, start) || (field !== person && isNamed(field + rest, start));
}

/** What a specialist is a specialist of: "cardiologista", "pediatra", "psicóloga". */
function fieldOf(person: string): string {
  return person
    .replace(/(?<=olog|aped|oped)ista$/, 'ia')
    .replace(/(?<=olog)[oa]$/, 'ia')
    .replace(/iatra$/, 'iatria')
    .replace(/^dentista$/, 'odontologia')
    .replace(/^nutricionista$/, 'nutricao')
    .replace(/terapeuta$/, 'terapia');
}

function isNamed(name: string, start: string): boolean {
  if (start.endsWith('$')) return name === start.slice(0, -1);
  const named = name.replace(/^(?:estou|quero|preciso(?: de)?) (?=\S)/, '');
  return [name, named].some((one) => `${one} `.startsWith(`${start} `));
}

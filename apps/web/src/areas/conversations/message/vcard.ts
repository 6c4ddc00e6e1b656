/** A person of a contact message. */
export interface Card {
  name: string;
  organisation: string;
  phones: readonly CardPhone[];
  emails: readonly string[];
}

export interface CardPhone {
  /** As it is written on the card. */
  text: string;
  /** Digits with the country, where the card says so. */
  digits: string;
}

const maxCards = 20;

/** Returns the people of a contact message (one or several vCards, versions 2.1 to 4); empty when it is not a vCard. */
export function readCards(text: string): Card[] {
  return text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/^BEGIN:VCARD\s*$/im)
    .slice(1, maxCards + 1)
    .map((part) => cardOf(part.split(/^END:VCARD/im)[0] ?? ''))
    .filter(({ name, phones }) => name !== '' || phones.length > 0);
}

/** Returns the names on the cards in one line, also from a truncated text; empty when it is not a vCard. */
export function cardNames(text: string): string {
  return readCards(text)
    .map(({ name, phones }) => name || (phones[0]?.text ?? ''))
    .join(', ');
}

interface Line {
  name: string;
  parameters: string;
  value: string;
}

function cardOf(text: string): Card {
  const lines = text.split(/\r?\n/).flatMap(lineOf);
  const all = (name: string) => lines.filter((line) => line.name === name);
  const first = (name: string) => all(name)[0]?.value ?? '';
  return {
    name: first('FN') || nameOf(first('N')),
    organisation: words(first('ORG')),
    phones: all('TEL').map(phoneOf),
    emails: all('EMAIL').map(({ value }) => value),
  };
}

/** Reads one line of a vCard: `item1.TEL;type=CELL;waid=5541…:+55 41 …` */
function lineOf(text: string): Line[] {
  const match = /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)$/.exec(text.trim());
  const [, name = '', parameters = '', value = ''] = match ?? [];
  return match ? [{ name: name.toUpperCase(), parameters, value: plain(value) }] : [];
}

function plain(value: string): string {
  return value
    .replaceAll(/\\n/gi, ' ')
    .replaceAll(/\\([,;\\])/g, '$1')
    .trim();
}

function phoneOf({ parameters, value }: Line): CardPhone {
  const text = value.replace(/^tel:/i, '');
  const digits = /waid=(\d+)/i.exec(parameters)?.[1] ?? text.replaceAll(/\D/g, '');
  return { text, digits };
}

/** Returns `Family;Given;Middle;…` in the order of speech. */
function nameOf(value: string): string {
  const [family = '', given = '', middle = ''] = value.split(';');
  return [given, middle, family].filter(Boolean).join(' ');
}

function words(value: string): string {
  return value.split(';').filter(Boolean).join(', ');
}

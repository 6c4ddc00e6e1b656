/** A node as the independent decoder reads it: bytes as hex, so that it compares as plain data. */
export interface PlainNode {
  tag: string;
  attrs: Record<string, string>;
  content?: PlainNode[] | string;
}

/**
 * The words of WhatsApp's dictionaries that the recorded vectors use, by their bytes. They stand here again, because a
 * decoder that took them from Baileys would not notice when Baileys changes them.
 */
const words = new Map<string, string>(
  Object.entries({
    '03': 's.whatsapp.net',
    '04': 'type',
    '05': 'participant',
    '06': 'from',
    '07': 'receipt',
    '08': 'id',
    '0c': 'jid',
    '11': 'to',
    '13': 'message',
    '14': 'result',
    '18': 'notify',
    '19': 'iq',
    '1a': 't',
    '1c': 'g.us',
    '1d': 'enc',
    '2a': 'read',
    '38': 'text',
    '3f': 'item',
    '41': 'count',
    '45': '2',
    '51': 'v',
    '53': 'pkmsg',
    '6b': 'participants',
    '6c': 'value',
    '71': 'list',
    '76': 'lid',
    ee44: '812',
  }),
);

const tags = { dictionary: 236, adJid: 247, list8: 248, list16: 249, jidPair: 250, hex8: 251, nibble8: 255 };
const binary = { 252: 1, 253: 3, 254: 4 } as Record<number, number>;
const servers: Record<number, string> = { 0: 's.whatsapp.net', 1: 'lid' };

/**
 * Decodes WhatsApp's binary XML, written from the format and not from Baileys, so that a mistake which its encoder and
 * decoder share becomes visible. Throws for what the vectors do not use.
 */
export function decodeNode(bytes: Buffer): PlainNode {
  if (bytes[0] !== 0) throw new Error('compressed');
  let at = 1;
  const byte = () => {
    if (at >= bytes.length) throw new Error('the node ends too early');
    return bytes.readUInt8(at++);
  };
  const take = (length: number) => {
    if (at + length > bytes.length) throw new Error('the node ends too early');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const uint = (length: number) => take(length).readUIntBE(0, length);

  const text = (tag = byte()): string => {
    if (tag === 0) return '';
    const lengthSize = binary[tag];
    if (lengthSize !== undefined) return take(uint(lengthSize)).toString();
    if (tag === tags.hex8 || tag === tags.nibble8) return packed(tag);
    if (tag === tags.jidPair) return `${text()}@${text()}`;
    if (tag === tags.adJid) return deviceJid(byte(), byte());
    return word(tag >= tags.dictionary ? [tag, byte()] : [tag]);
  };
  const packed = (tag: number): string => {
    const start = byte();
    const alphabet = tag === tags.hex8 ? '0123456789ABCDEF' : '0123456789-.';
    const nibbles = [...take(start & 127)].flatMap((each) => [each >> 4, each & 15]);
    if (start > 127) nibbles.pop();
    return nibbles.map((nibble) => alphabet[nibble] ?? '?').join('');
  };
  const deviceJid = (domain: number, device: number) =>
    `${text()}${device === 0 ? '' : `:${device}`}@${servers[domain] ?? '?'}`;
  const listSize = (tag: number) => {
    if (tag === 0) return 0;
    return tag === tags.list8 ? byte() : uint(2);
  };
  const content = (): PlainNode[] | string => {
    const tag = byte();
    if (tag === 0 || tag === tags.list8 || tag === tags.list16)
      return Array.from({ length: listSize(tag) }, node);
    const lengthSize = binary[tag];
    return lengthSize === undefined ? `text:${text(tag)}` : `hex:${take(uint(lengthSize)).toString('hex')}`;
  };
  const node = (): PlainNode => {
    const size = listSize(byte());
    const tag = text();
    const attrs: Record<string, string> = {};
    for (let pair = 0; pair < (size - 1) >> 1; pair++) attrs[text()] = text();
    return size % 2 === 0 ? { tag, attrs, content: content() } : { tag, attrs };
  };
  const root = node();
  if (at !== bytes.length) throw new Error('bytes follow the node');
  return root;
}

function word(bytes: number[]): string {
  const found = words.get(Buffer.from(bytes).toString('hex'));
  if (found === undefined) throw new Error(`unknown word ${Buffer.from(bytes).toString('hex')}`);
  return found;
}

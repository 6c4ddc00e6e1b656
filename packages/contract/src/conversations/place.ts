/** A point on the map, as a location message gives it. */
export interface Place {
  latitude: number;
  longitude: number;
  name: string;
  address: string;
}

const number = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
const firstLine = new RegExp(String.raw`^(?:geo:)?\s*${number}\s*[,;\s]\s*${number}`);

/**
 * Reads the text of a location message: `latitude,longitude` (or a `geo:` address) and, each on a line of its own,
 * name and address; or the same as a JSON object. Null when it does not give a point on earth.
 */
export function readPlace(text: string): Place | null {
  const trimmed = text.trim();
  return trimmed.startsWith('{') ? placeOfJson(trimmed) : placeOfLines(trimmed);
}

/** Returns the text of a location message that `readPlace` reads. */
export function writePlace({ latitude, longitude, name, address }: Place): string {
  return [`${latitude},${longitude}`, name, address].join('\n').trimEnd();
}

/** Returns the address at which a place can be seen on a map. */
export function mapAddress({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

function placeOfLines(text: string): Place | null {
  const [head = '', name = '', ...rest] = text.split(/\r?\n/);
  const match = firstLine.exec(head);
  return match && onEarth({ point: match.slice(1), name, address: rest.join(' ') });
}

function placeOfJson(text: string): Place | null {
  try {
    const told: unknown = JSON.parse(text);
    if (typeof told !== 'object' || told === null) return null;
    const fields = new Map<string, unknown>(Object.entries(told));
    const point = [fields.get('latitude'), fields.get('longitude')];
    return onEarth({ point, name: wordsOf(fields.get('name')), address: wordsOf(fields.get('address')) });
  } catch {
    return null;
  }
}

function onEarth(told: { point: readonly unknown[]; name: string; address: string }): Place | null {
  const [latitude, longitude] = told.point.map((part) =>
    part === null || part === undefined ? Number.NaN : Number(part),
  );
  if (latitude === undefined || longitude === undefined) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude, name: told.name.trim(), address: told.address.trim() };
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const unstorable = /\\u0000|\\ud[89a-f]/i;

/** JSON that PostgreSQL takes: without NUL and halves of surrogate pairs, which texts from outside may hold. */
export function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!unstorable.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
}

/** A text without what PostgreSQL cannot hold. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\p{Cs}/gu, '\ufffd');
}

const unstorable = /\\u0000|\\ud[89a-f]/i;

/** Returns JSON that PostgreSQL accepts: without the NULs and lone surrogates that texts from outside may contain. */
export function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  // Almost no JSON has such an escape, and looking for the two characters is far cheaper than the expression.
  if (!json.includes('\\u') || !unstorable.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
}

/** Returns a text without the characters that PostgreSQL cannot store. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\p{Cs}/gu, '\ufffd');
}

/** Remembers what was made of the last texts, up to a number of them; long texts are made again. */
export function boundedCache<Made>(make: (text: string) => Made, size = 2000, longest = 20_000) {
  const made = new Map<string, Made>();
  return (text: string): Made => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    if (text.length > longest) return fresh;
    if (made.size >= size) made.clear();
    made.set(text, fresh);
    return fresh;
  };
}

// Marks that set a direction for the text around them, and may be left open: a customer's phone shows what they typed.
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Returns a name without the marks by which it would turn the text around it. */
export function plainName(name: string): string {
  return name.replaceAll(directions, '');
}

/** Returns a name for the middle of a sentence: its own direction, whatever it is, ends with it. */
export function isolatedName(name: string): string {
  return `\u2068${plainName(name)}\u2069`;
}

/** Shows a name that somebody gave: whatever is written in it, the text around it keeps its side. */
export function Name({ children, className }: { children: string; className?: string }) {
  return <bdi className={className}>{plainName(children)}</bdi>;
}

const perCharacter = 35;
const least = 800;
const most = 5000;

/** Returns how long a person would type this text, in ms. */
export function typingTime(text: string): number {
  return Math.min(Math.max(text.length * perCharacter, least), most);
}

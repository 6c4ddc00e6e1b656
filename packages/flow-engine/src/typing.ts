const perCharacter = 35;
const least = 800;
const most = 5000;

/** How long a person would type this, in ms. */
export function typingTime(text: string): number {
  return Math.min(Math.max(text.length * perCharacter, least), most);
}

/** An emoji as it is compared: with any colour of skin, and however it is told to be drawn. */
export function signOf(text: string): string {
  return text.trim().replaceAll(/\p{Emoji_Modifier}|\uFE0F/gu, '');
}

/**
 * Returns an emoji in the form in which it is compared: without skin colour and without the mark for how to show it.
 */
export function emojiOf(text: string): string {
  return text.trim().replaceAll(/\p{Emoji_Modifier}|\uFE0F/gu, '');
}

import { AppError } from '../../platform/http/app-error.ts';

/** A tag as somebody typed it. */
export interface TagDraft {
  name: string;
  color: string;
  auto_tag: boolean;
  keywords: readonly string[];
}

const hexColor = /^#[\dA-F]{6}$/;

/**
 * Returns the tag in the form in which it is stored. Throws the first rule of specification section 5 that it breaks,
 * as an AppError: name, colour, then the keywords, which only an automatic tag has.
 */
export function checkTag({ name, color, auto_tag, keywords }: TagDraft): TagDraft {
  const kept = { name: name.trim(), color: color.trim().toUpperCase(), auto_tag };
  if (!kept.name) throw new AppError('name_required');
  if (!kept.color) throw new AppError('color_required');
  if (!hexColor.test(kept.color)) throw new AppError('color_invalid');
  return { ...kept, keywords: auto_tag ? checkKeywords(keywords) : [] };
}

function checkKeywords(typed: readonly string[]): string[] {
  const keywords = typed.map((keyword) => keyword.trim());
  if (!keywords.length) throw new AppError('keywords_required');
  if (keywords.includes('')) throw new AppError('keyword_empty');
  const distinct = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  if (distinct.size < keywords.length) throw new AppError('keyword_taken');
  return keywords;
}

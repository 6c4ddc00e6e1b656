import { errorText, limits, type Tag } from '@prosa/contract';

/** The fields of a tag's form. */
export interface TagForm {
  name: string;
  color: string;
  auto_tag: boolean;
  keywords: readonly string[];
}

export type TagField = 'name' | 'color' | 'keywords';
export type TagProblems = Partial<Record<TagField, string>>;

/** Returns the form of a tag, or of a new one. */
export function tagForm(tag: Tag | null): TagForm {
  if (!tag) return { name: '', color: limits.tag_default_color, auto_tag: false, keywords: [] };
  const { name, color, auto_tag, keywords } = tag;
  return { name, color, auto_tag, keywords };
}

/** Returns what breaks the rules of specification section 5, before the server is asked. */
export function tagProblems({ name, color, auto_tag, keywords }: TagForm): TagProblems {
  return {
    ...(name.trim() ? {} : { name: errorText('name_required') }),
    ...colorProblem(color.trim()),
    ...(auto_tag && keywords.length === 0 ? { keywords: errorText('keywords_required') } : {}),
  };
}

function colorProblem(color: string): TagProblems {
  if (!color) return { color: errorText('color_required') };
  return /^#[\da-f]{6}$/i.test(color) ? {} : { color: errorText('color_invalid') };
}

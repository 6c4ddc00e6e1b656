/** Words that are on no list but start many Brazilian passwords. */
const added = ['mudar', 'trocar', 'acesso', 'whatsapp', 'atendimento', 'vascodagama'];
const minWord = 4;
/** Up to this many digits and symbols around a known word do not make it hard to guess: 'flamengo2024!'. */
const maxAround = 5;
const minDistinct = 4;

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Returns whether a password is among those everybody tries first: the 50 000 most common ones, Portuguese words and
 * names, either of them with a few digits around it, or little more than one repeated character. Case and accents do
 * not matter.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = plainForm(password);
  if (new Set(plain).size < minDistinct) return true;
  const known = await (loading ??= loadLists());
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const isAround = core.length >= minWord && plain.length - core.length <= maxAround;
  return known.has(plain) || (isAround && known.has(core));
}

/** Returns a text in lower case, trimmed and without accents. */
export function plainForm(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** Reads the lists when the first password is chosen: most processes never need them. */
async function loadLists(): Promise<ReadonlySet<string>> {
  const [common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const words = Object.values(portuguese.dictionary)
    .flat()
    .filter((word) => word.length >= minWord);
  return new Set([...common.dictionary['passwords-common'], ...added, ...words.map(plainForm)]);
}

/** Words that are themselves on no list but begin many Brazilian passwords. */
const added = ['mudar', 'trocar', 'acesso', 'whatsapp', 'atendimento', 'vascodagama'];
const minWord = 4;
/** As many digits and signs around a known word do not make it hard to guess: 'flamengo2024!'. */
const maxAround = 5;
const minDistinct = 4;

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is among those everybody tries first: the 50 000 most common ones, Portuguese words and names,
 * either with a few digits around it, or hardly more than one sign repeated. Case and accents do not matter.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = plainForm(password);
  if (new Set(plain).size < minDistinct) return true;
  const known = await (loading ??= loadLists());
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const isAround = core.length >= minWord && plain.length - core.length <= maxAround;
  return known.has(plain) || (isAround && known.has(core));
}

/** Lower case without accents and spaces around. */
export function plainForm(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** Read when the first password is chosen: most processes never need the lists. */
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

/** "noa", "naoo", "nan": what refuses is heard however it is typed. */
const misspeltNo = /(?<![\p{L}\p{N}])(?:n+a+oo+|nna+o|naa+o|noa+|na[nmpu]|nau[nm]|anao)(?![\p{L}\p{N}])/gu;

/** Returns a folded text with every "não" written so. */
export function withPlainNo(text: string): string {
  return text.replaceAll(misspeltNo, 'nao');
}

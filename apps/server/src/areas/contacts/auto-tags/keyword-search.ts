/** Finds which of many keywords occur in a text; returns their positions in the given list. */
export type KeywordSearch = (text: string) => Set<number>;

interface Node {
  next: Map<string, Node>;
  /** Where the search continues when no character matches. */
  fallback: Node | null;
  /** Keywords that end here, including those of the fallbacks. */
  ends: readonly Keyword[];
}

interface Keyword {
  place: number;
  length: number;
}

/**
 * Prepares a search (Aho-Corasick: one pass over the text, however many keywords there are). Keywords are literal
 * text; accents, case and the width of gaps do not matter. A keyword matches only whole words: "troca" is found in
 * "quero uma troca!", not in "trocado".
 */
export function searchKeywords(keywords: readonly string[]): KeywordSearch {
  const root = buildTree(keywords.map(fold));
  return (text) => {
    const found = new Set<number>();
    const folded = fold(text);
    let node = root;
    for (let index = 0; index < folded.length; index += 1) {
      node = step(root, node, folded.charAt(index));
      if (!node.ends.length || isInsideWord(folded, index + 1)) continue;
      for (const { place, length } of node.ends) {
        if (!isInsideWord(folded, index + 1 - length)) found.add(place);
      }
    }
    return found;
  };
}

/** Returns a text in the form in which texts are compared: without case and accents, every gap one space. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function buildTree(words: readonly string[]): Node {
  const root: Node = { next: new Map(), fallback: null, ends: [] };
  words.forEach((word, place) => {
    if (!word) return;
    let node = root;
    for (let index = 0; index < word.length; index += 1) {
      const letter = word.charAt(index);
      const known = node.next.get(letter) ?? { next: new Map(), fallback: root, ends: [] };
      node.next.set(letter, known);
      node = known;
    }
    node.ends = [...node.ends, { place, length: word.length }];
  });
  linkFallbacks(root);
  return root;
}

/** Links each node to its fallback, breadth first: a fallback is shorter than its node, so it is already complete. */
function linkFallbacks(root: Node): void {
  const line = [...root.next.values()];
  for (const node of line) {
    for (const [letter, child] of node.next) {
      child.fallback = step(root, node.fallback ?? root, letter);
      child.ends = [...child.ends, ...child.fallback.ends];
      line.push(child);
    }
  }
}

function step(root: Node, from: Node, letter: string): Node {
  for (let node: Node | null = from; node; node = node.fallback) {
    const next = node.next.get(letter);
    if (next) return next;
  }
  return root;
}

const wordSign = /[\p{L}\p{N}]/u;

/** Returns whether letters or digits are on both sides of a position in the text. */
function isInsideWord(text: string, place: number): boolean {
  return wordSign.test(text.charAt(place - 1)) && wordSign.test(text.charAt(place));
}

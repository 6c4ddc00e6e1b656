import { boundedCache } from '../bounded-cache.ts';
import type { Candidate } from './candidate.ts';
import type { Heard } from './mentions.ts';
import { singularOf } from './stems.ts';

/** Returns the words of an answer as options write them: "ultra som" as "Ultrassom", "xtudo" as "X-Tudo". */
export function spelledLike(heard: Heard[], candidates: Candidate[]): Heard[] {
  const phrases = candidates.flatMap((candidate) => candidate.phrases.map(({ words }) => words));
  const single = new Map(phrases.flat().map((word) => [squeezed(word), word]));
  const pairs = new Map(
    phrases.flatMap((words) =>
      words.slice(1).map((word, place) => {
        const pair = [words[place] ?? '', word];
        return [singularOf(pair.join('')), pair] as const;
      }),
    ),
  );
  const spelled: Heard[] = [];
  for (let place = 0; place < heard.length; place += 1) {
    const one = heard[place];
    const next = heard[place + 1];
    if (!one) continue;
    const whole = next?.part === one.part ? single.get(squeezed(one.word + next.word)) : undefined;
    if (whole !== undefined && whole.length >= minJoined && !single.has(squeezed(one.word))) {
      spelled.push({ ...one, word: whole });
      place += 1;
    } else if (single.has(squeezed(one.word)) || one.word.length < minSplit) spelled.push(one);
    else for (const word of pairs.get(singularOf(one.word)) ?? [one.word]) spelled.push({ ...one, word });
  }
  return spelled;
}

const minJoined = 6;
const minSplit = 4;

/** Doubled letters count once: "ultra som" lacks one of "ultrassom". */
const squeezed = boundedCache((word: string): string => word.replaceAll(/(.)\1+/g, '$1'), 5000, 40);

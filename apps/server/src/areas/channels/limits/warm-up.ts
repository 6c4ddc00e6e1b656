/** What the warm-up of a number is judged by. */
export interface WarmUpFacts {
  /** Days since the number has been in use on WhatsApp. */
  age: number;
  /** Chats that it began in the last 7 days, and how many of these were answered. */
  begun: number;
  answered: number;
}

/** How far a number is warmed up, and how many chats it may begin in a day. */
export interface WarmUp {
  /** 1 to 5. */
  stage: number;
  maxChats: number;
}

/**
 * From which age a stage is reached, and its chats a day. WhatsApp publishes no limits; numbers were restricted for 15
 * to 20 chats a day with people who had not written, so a new number stays below.
 */
const stages = [
  { age: 0, maxChats: 10 },
  { age: 4, maxChats: 20 },
  { age: 8, maxChats: 40 },
  { age: 15, maxChats: 80 },
  { age: 31, maxChats: 150 },
] as const;

/** From this many chats on, how many were answered says something. */
const minJudged = 10;
const poorShare = 0.1;
const weakShare = 0.3;

/**
 * Returns the warm-up of a number: it grows with its age, and each answered chat of the last 7 days allows one more, up
 * to twice as many. Where few answer, it falls back a stage, and where hardly anybody does, to the first.
 */
export function warmUpOf({ age, begun, answered }: WarmUpFacts): WarmUp {
  const reached = Math.max(
    0,
    stages.findLastIndex((stage) => age >= stage.age),
  );
  const share = begun < minJudged ? 1 : answered / begun;
  const place = share < poorShare ? 0 : Math.max(0, share < weakShare ? reached - 1 : reached);
  const { maxChats } = stages[place] ?? stages[0];
  return { stage: place + 1, maxChats: Math.min(maxChats + answered, 2 * maxChats) };
}

/** How many stages there are. */
export const warmUpStages = stages.length;

const minPauseMs = 10_000;
const maxPauseMs = 30_000;

/** Returns how long to wait between two chats that a number begins; `random` is between 0 and 1. */
export function pauseBetweenChats(random: number): number {
  return minPauseMs + random * (maxPauseMs - minPauseMs);
}

/** Returns how staff are named inside a customer's account, in everything they do there. */
export function visitorName(name: string): string {
  return `Equipe Prosa: ${name}`;
}

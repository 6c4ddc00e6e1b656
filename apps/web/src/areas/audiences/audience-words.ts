import type { AudienceKind } from '@prosa/contract';

/** What the kinds of audiences are called on screen. */
export const kindWords: Record<AudienceKind, string> = {
  sheet: 'Planilha',
  living: 'Sempre atualizada',
  frozen: 'Cópia fixa',
};

/** Returns a count of people in words. */
export function peopleText(count: number): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? 'contato' : 'contatos'}`;
}

import { expect, test } from 'vitest';
import { isFarewell } from './farewell.ts';

const farewells = [
  'obrigado',
  'Obrigada!!',
  'obrigadaaaa 🙏🙏',
  'muito obrigada pela atenção',
  'mt obg',
  'vlw',
  'valeu demais amigo',
  'ok',
  'Okkk',
  'ok obrigado',
  'blz',
  'ta bom',
  'Tá bom, obrigada',
  '👍',
  '👍🏽',
  '❤️',
  '🙏😊',
  'Perfeito!',
  'show de bola',
  'boa noite, obrigada',
  'obrigado e bom dia',
  'tchau',
  'até mais',
  'Deus abençoe',
  'não, era só isso. Obrigada!',
  'Obrigada, para você também',
  'kkkk valeu',
  'tenha um ótimo dia',
  'certo',
  'entendi, obrigado',
  'bom final de semana pra vocês',
];

const others = [
  '',
  'oi',
  'bom dia',
  'boa noite',
  'ok?',
  'obrigado, mas não chegou',
  'obrigada, e qual o horário',
  'ok quero marcar',
  'sim',
  'não',
  '2',
  'ok, 14h',
  'tudo bem?',
  'quero cancelar, obrigado',
  'valeu, vocês abrem sábado?',
  'preciso de ajuda',
  'não entendi',
  '👎',
  '❓',
  '😡',
  'atendimento',
  'ajuda',
  'obrigado por nada funcionar aqui',
];

test.each(farewells)('%j wants no answer', (text) => {
  expect(isFarewell({ type: 'text', text })).toBe(true);
});

test.each(others)('%j wants one', (text) => {
  expect(isFarewell({ type: 'text', text })).toBe(false);
});

test('a sticker wants none, an audio does', () => {
  expect(isFarewell({ type: 'sticker', text: '' })).toBe(true);
  expect(isFarewell({ type: 'audio', text: '' })).toBe(false);
  expect(isFarewell({ type: 'image', text: 'obrigado' })).toBe(false);
});

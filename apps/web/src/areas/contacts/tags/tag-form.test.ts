import { expect, test } from 'vitest';
import { tagForm, tagProblems } from './tag-form.ts';

test('a new tag starts with the default colour', () => {
  expect(tagForm(null)).toEqual({ name: '', color: '#00FF00', auto_tag: false, keywords: [] });
});

test('a missing field of a tag is reported at that field', () => {
  expect(tagProblems({ name: ' ', color: '', auto_tag: true, keywords: [] })).toEqual({
    name: 'O nome é um campo necessário',
    color: 'A cor é um campo necessário',
    keywords: 'Sem palavra-chave cadastrada...',
  });
});

test('only an automatic tag needs keywords', () => {
  expect(tagProblems({ name: 'VIP', color: '#0b8a6a', auto_tag: false, keywords: [] })).toEqual({});
});

import { describe, expect, it } from 'vitest';
import { displayName, withExtension } from './display-name.ts';

describe('displayName', () => {
  it.each([
    ['nota fiscal.pdf', 'nota fiscal.pdf'],
    ['orçamento – João 🌻.docx', 'orçamento – João 🌻.docx'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['C:\\Users\\ana\\foto.png', 'foto.png'],
    ['/manager//////..', ''],
    ['/etc/cron.d/x.txt', 'x.txt'],
    ['foto\u0000.png\u0007', 'foto.png'],
    ['boleto\u202Efdp.exe', 'boletofdp.exe'],
    ['a\u200Bb\uFEFFc\u2066d.txt', 'abcd.txt'],
    ['linha 1\r\nSet-Cookie: x.txt', 'linha 1Set-Cookie_ x.txt'],
    ['<img src=x>".png', '_img src=x__.png'],
    ['...', ''],
    ['   .htaccess  ', 'htaccess'],
    ['meia \uD83D.txt', 'meia \uFFFD.txt'],
    ['', ''],
  ])('%j → %j', (given, shown) => expect(displayName(given)).toBe(shown));

  it.each([
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
    ['🌻'.repeat(200), '🌻'.repeat(120)],
    [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(118)}`],
  ])('a long name keeps 120 characters and the extension', (given, shown) =>
    expect(displayName(given)).toBe(shown),
  );
});

describe('withExtension', () => {
  it.each([
    ['foto.JPG', ['jpg', 'jpeg'], 'foto.JPG'],
    ['a.pdf.html', ['pdf'], 'a.pdf.html.pdf'],
    ['foto', ['png'], 'foto.png'],
    ['qualquer.xyz', [], 'qualquer.xyz'],
  ])('%s of %j → %s', (name, fitting, shown) => expect(withExtension(name, fitting)).toBe(shown));
});

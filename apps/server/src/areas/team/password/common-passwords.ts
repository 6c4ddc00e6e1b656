/** Heads of published lists of leaked passwords, Brazilian ones first. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 123321 102030 010203 112233
  000000 111111 222222 555555 654321 666666 777777 987654321 senha123 senha1234
  mudar123 brasil brasil123 flamengo corinthians palmeiras familia password qwerty qwerty123
  abc123 abcdef gabriel jesuscristo deus123 amor123 admin123 prosa1234`.split(/\s+/),
);

/** Whether a password is on the short list of those everybody tries first; case does not matter. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.trim().toLowerCase());
}

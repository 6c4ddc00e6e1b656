/**
 * Returns the host in a text, "https://api.loja.com.br/pedidos" as well as "api.loja.com.br", with its port unless
 * that is 443; null when the text names none or is not https.
 */
export function secretHost(written: string): string | null {
  const text = written.trim().toLowerCase();
  const address = /^[a-z][a-z0-9+.-]*:\/\//.test(text) ? text : `https://${text}`;
  if (text === '' || /[\s{}*,]/.test(text) || !URL.canParse(address)) return null;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && host !== '' && !username && !password ? host : null;
}

/** Returns whether an address is https on one of these hosts, and so may get a secret that is bound to them. */
export function maySendSecret(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && hosts.includes(host);
}

import type { Config } from './config.ts';

/** Returns the address of this server from outside: from the settings, never from the host that a request claims. */
export function baseUrl({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl.replace(/\/+$/, '');
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${reachable}:${port}`;
}

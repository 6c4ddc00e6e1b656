import type { Config } from './config.ts';

/** Where this server is reached from outside: from the settings, never from what a request claims to be its host. */
export function baseUrl({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl.replace(/\/+$/, '');
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${reachable}:${port}`;
}

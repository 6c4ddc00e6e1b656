import type { Config } from '../../../platform/config/config.ts';

type Settings = { config: Pick<Config, 'guru'> };

/**
 * Tells whether a known token stands anywhere in a body, readable or not. That decides how patiently its sender is heard;
 * whether it is accepted is for the provider to say.
 */
export function namesToken({ config }: Settings, body: unknown): boolean {
  const tokens = config.guru?.accountTokens ?? [];
  return typeof body === 'string' && tokens.some((token) => body.includes(token));
}

/** Takes out the tokens that are known, and whatever stands in a field of their name. */
export function withoutTokens({ config }: Settings, text: string): string {
  const tokens = config.guru?.accountTokens ?? [];
  const known = tokens.reduce((rest, token) => rest.replaceAll(token, '…'), text);
  return known.replaceAll('\0', '').replaceAll(/(api_token"?\s*[:=]\s*"?)[^"&,\s}]+/g, '$1…');
}

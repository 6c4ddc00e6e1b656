import { graphDefaults, type GraphSettings } from '@prosa/whatsapp';
import type { Config } from '../../../platform/config/config.ts';

/** Returns where the Graph API is asked, and in which version. */
export function graphSettings({
  graphBaseUrl,
  graphVersion,
}: Pick<Config, 'graphBaseUrl' | 'graphVersion'>): GraphSettings {
  return { base_url: graphBaseUrl ?? graphDefaults.base_url, version: graphVersion };
}

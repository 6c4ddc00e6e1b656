import { z } from 'zod';
import { createGraphClient, type GraphSettings } from './graph-client.ts';
import type { CloudKeys } from './keys.ts';

const template = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  category: z.string(),
  status: z.string(),
  rejected_reason: z.string().optional().catch(undefined),
  components: z.array(z.record(z.string(), z.unknown())),
});
const page = z.object({
  data: z.array(template),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() })
    .optional(),
});

export type CloudTemplate = z.infer<typeof template>;

const perPage = '100';
/** Meta allows an account some thousands. */
const maxPages = 60;

/** Reads all templates of a business account. Rejects like the client. */
export async function listTemplates(
  settings: GraphSettings,
  { waba_id, access_token }: Pick<CloudKeys, 'waba_id' | 'access_token'>,
): Promise<CloudTemplate[]> {
  const graph = createGraphClient(settings, access_token);
  const fields = 'id,name,language,category,status,rejected_reason,components';
  const templates: CloudTemplate[] = [];
  let after: string | undefined;
  for (let count = 0; count < maxPages; count += 1) {
    const query = { fields, limit: perPage, ...(after && { after }) };
    const { data, paging } = page.parse(await graph.get(`${waba_id}/message_templates`, query));
    templates.push(...data);
    after = paging?.next ? paging.cursors?.after : undefined;
    if (!after) break;
  }
  return templates;
}

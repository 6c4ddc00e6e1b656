import { calls } from '@prosa/contract';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import type { FlowFile } from '../editor/model/flow-file.ts';
import { idsByName, withIds } from '../editor/model/references.ts';
import { bringFiles, withoutForeignFiles } from './bring-files.ts';
import { eventsHere } from './events-here.ts';
import { damageIn } from './read-file.ts';

/** A flow that was added, and what of its file could not be; or why there is none. */
export type Imported = { flow_id: string; missing: string[] } | { problem: string };

/**
 * Adds the flow of a file to the company: drawing, trigger, waiting time and files. What it points at is found again
 * by its name. The flow is added first: files come into the library only for one that there is room for.
 */
export async function addFromFile(name: string, file: FlowFile): Promise<Imported> {
  const company = await readCompany();
  const ids = idsByName(file.names ?? {}, company);
  const drawn = withIds(file.document, ids);
  const added = await addDrawing(name, withoutForeignFiles(drawn, company.medias));
  if ('problem' in added) return added;
  const { document, refused } = await bringFiles(drawn, file.files ?? [], company.medias);
  const { _id, revision } = added;
  await call(calls.saveFlow, { _id, document, revision });
  const trigger = await setTrigger(_id, withIds(file, ids), company);
  return { flow_id: _id, missing: [...refused, ...trigger] };
}

async function readCompany() {
  const [tags, departments, users, flows, medias, chips] = await Promise.all([
    call(calls.getTags, {}),
    call(calls.getDepartments, {}),
    call(calls.getUsers, {}),
    call(calls.getFlows, {}),
    call(calls.getMedias, {}),
    call(calls.getChips, {}),
  ]);
  return { tags, departments, users, flows, medias, chips };
}

async function addDrawing(name: string, document: FlowFile['document']) {
  try {
    return await call(calls.saveFlow, { name, document });
  } catch (error) {
    return { problem: damageIn(document, errorMessage(error)) };
  }
}

/** A trigger that does not fit this company is left out, and told; so is what it names that is not there. */
async function setTrigger(
  _id: string,
  { trigger, hold_hours, quiet_minutes }: FlowFile,
  { chips, tags, departments }: Awaited<ReturnType<typeof readCompany>>,
): Promise<string[]> {
  if (!trigger && hold_hours === undefined && quiet_minutes === undefined) return [];
  const inUse = [...chips, ...tags.filter(({ filed }) => !filed), ...departments];
  const here = new Set(inUse.map((one) => one._id));
  const fitting = trigger && {
    ...trigger,
    disabled_chips: trigger.disabled_chips.filter((id) => here.has(id)),
    events: eventsHere(trigger.events, here),
  };
  const isWhole = JSON.stringify(fitting?.events) === JSON.stringify(trigger?.events);
  try {
    await call(calls.saveFlow, { _id, hold_hours, quiet_minutes, ...(fitting && { trigger: fitting }) });
    return isWhole ? [] : ['O gatilho: confira como o fluxo começa. O que não existe aqui ficou de fora.'];
  } catch (error) {
    return [`O gatilho: ${errorMessage(error)}`];
  }
}

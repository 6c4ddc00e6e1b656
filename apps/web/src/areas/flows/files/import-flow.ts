import { calls } from '@prosa/contract';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import type { FlowFile } from '../editor/model/flow-file.ts';
import { idsByName, withIds } from '../editor/model/references.ts';
import { bringFiles, withoutForeignFiles } from './bring-files.ts';
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
  const trigger = await setTrigger(_id, withIds(file, ids), company.chips);
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

/** A trigger that does not fit this company is left out, and told. */
async function setTrigger(
  _id: string,
  { trigger, hold_hours }: FlowFile,
  chips: readonly { _id: string }[],
): Promise<string[]> {
  if (!trigger && hold_hours === undefined) return [];
  const disabled_chips = trigger?.disabled_chips.filter((id) => chips.some((chip) => chip._id === id)) ?? [];
  try {
    await call(calls.saveFlow, {
      _id,
      hold_hours,
      ...(trigger ? { trigger: { ...trigger, disabled_chips } } : {}),
    });
    return [];
  } catch (error) {
    return [`O gatilho: ${errorMessage(error)}`];
  }
}

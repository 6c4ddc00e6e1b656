import type { SignalDataSet, SignalDataTypeMap, SignalKeyStore } from 'baileys';

/** The Signal keys of a handset: values by type and id. */
export type KeyData = Partial<Record<keyof SignalDataTypeMap, Record<string, unknown>>>;

/** Returns a key store over plain data, which can be saved as it is. */
export function createKeyStore(data: KeyData, changed: () => void): SignalKeyStore {
  return {
    get: <T extends keyof SignalDataTypeMap>(type: T, ids: string[]) => {
      const values: Record<string, unknown> = data[type] ?? {};
      const found = ids.flatMap((id) => (values[id] === undefined ? [] : [[id, values[id]] as const]));
      return Object.fromEntries(found) as Record<string, SignalDataTypeMap[T]>;
    },
    set: (changes: SignalDataSet) => {
      for (const [type, values] of Object.entries(changes))
        write((data[type as keyof SignalDataTypeMap] ??= {}), values);
      changed();
    },
  };
}

function write(kept: Record<string, unknown>, values: Record<string, unknown>) {
  for (const [id, value] of Object.entries(values)) {
    if (value === null || value === undefined) delete kept[id];
    else kept[id] = value;
  }
}

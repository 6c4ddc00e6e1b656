import { createScope, fillTemplate, undefaultedIn, type Scope } from '@prosa/flow-engine';

/** Whom a text is for, and when and where it is read. */
export interface Reader {
  name: string;
  phone: string;
  /** As contacts keep them. */
  variables: Readonly<Record<string, string | number | boolean | null>>;
  company: string;
  time_zone: string;
  channel: { id: string; name: string };
  now: Date;
}

/** Fills the `{variables}` of a text that many receive, as those of flows are: `{primeiro_nome}`, `{cidade|"sua cidade"}`. */
export function fillText(text: string, reader: Reader): string {
  return fillTemplate(text, scopeOf(reader)).trim();
}

/** Returns the variables of a text that have neither a value for this reader nor one to do without. */
export function gapsIn(text: string, reader: Reader): string[] {
  const scope = scopeOf(reader);
  return undefaultedIn(text).filter((name) => !fillTemplate(`{${name}}`, scope).trim());
}

/** Returns the names as flows know them, where no flow runs; `{saudacao}` and `{empresa}` do without their scope. */
function scopeOf(reader: Reader): Scope {
  const scope = createScope({ frames: [], variables: {} }, sceneOf(reader));
  return { read: (name) => scope.read(name) ?? scope.read(`sistema.${name}`) };
}

function sceneOf({ name, phone, variables, company, time_zone, channel, now }: Reader) {
  return {
    now: now.getTime(),
    time_zone,
    company,
    contact: { name, phone, data: valuesOf(variables), tags: [], choices: {} },
    conversation: {
      id: '',
      channel,
      department: { id: '', name: '' },
      protocol: '',
      started: now.getTime(),
    },
    lasting: { conversation: {}, contact: {} },
    mute: null,
    missing_files: [],
    return_address: '',
    online: {},
    attending: null,
    last_agent: null,
    waiting: {},
    tag_names: {},
    department_names: {},
    everywhere: [],
    flows: {},
    callable: {},
  };
}

function valuesOf(variables: Reader['variables']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [key, value === null ? '' : String(value)]),
  );
}

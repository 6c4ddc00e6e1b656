/** Keys that reveal nothing about a person stay when the person leaves: the token and choices of this browser. */
const ofNobody =
  /^prosa\.(token|drawer_|desk_panel|desk_shortcuts|browser_notices|seen_version|simulator_channel)/;
const personKey = 'prosa.person';
const storages = new Set<SafeStorage>();

let person: string | null = null;
/** Who was here last since the page loaded. */
let met: string | null = null;

/**
 * A browser storage that may be blocked or full: reads return null then, writes keep the value in memory. A key that
 * reveals something about a person contains their id, and is written only while they are signed in.
 */
export class SafeStorage {
  private readonly area: () => Storage;
  private readonly memory = new Map<string, string>();

  constructor(area: () => Storage) {
    this.area = area;
    storages.add(this);
  }

  read(key: string): string | null {
    try {
      return this.area().getItem(key) ?? this.memory.get(key) ?? null;
    } catch {
      return this.memory.get(key) ?? null;
    }
  }

  write(key: string, value: string): void {
    if (!mayStay(key)) return;
    this.memory.set(key, value);
    try {
      this.area().setItem(key, value);
    } catch {
      // Blocked or full: the value lives as long as the page, which beats failing.
    }
  }

  remove(key: string): void {
    this.memory.delete(key);
    try {
      this.area().removeItem(key);
    } catch {
      // Nothing was stored when storage is blocked.
    }
  }

  /** Removes what reveals something about a person who is not signed in. */
  tidy(): void {
    const keys = [...this.memory.keys()];
    try {
      const area = this.area();
      for (let place = 0; place < area.length; place += 1) keys.push(area.key(place) ?? '');
    } catch {
      // Nothing was stored when storage is blocked.
    }
    for (const key of keys) if (key.startsWith('prosa.') && !mayStay(key)) this.remove(key);
  }
}

const lasting = new SafeStorage(() => window.localStorage);

/** Returns the key of something about the person signed in, or about what they see. */
export function personalKey(name: string): string {
  return `prosa.${name}.${person}`;
}

/** Returns who is signed in, as far as this page knows. */
export function personHere(): string | null {
  return person;
}

/**
 * Sets whose texts this browser may keep from now on, and forgets those of everybody else; null when the person left.
 * Returns whether somebody else was here before.
 */
export function keepOnlyFor(user_id: string | null): boolean {
  const before = met ?? lasting.read(personKey);
  person = user_id;
  met = user_id ?? met;
  for (const storage of storages) storage.tidy();
  if (user_id) lasting.write(personKey, user_id);
  return before !== null && before !== user_id;
}

function mayStay(key: string): boolean {
  return ofNobody.test(key) || (person !== null && (key === personKey || key.includes(person)));
}

/** A browser storage that may be blocked or full: reads answer null then, writes keep the value in memory. */
export class SafeStorage {
  private readonly area: () => Storage;
  private readonly memory = new Map<string, string>();

  constructor(area: () => Storage) {
    this.area = area;
  }

  read(key: string): string | null {
    try {
      return this.area().getItem(key) ?? this.memory.get(key) ?? null;
    } catch {
      return this.memory.get(key) ?? null;
    }
  }

  write(key: string, value: string): void {
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
}

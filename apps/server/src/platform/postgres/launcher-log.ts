/** Where the launcher logs; a pino logger fits. */
export interface LauncherLog {
  info(message: string): void;
  warn(message: string): void;
}

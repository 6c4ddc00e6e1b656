import type { TestCompany } from '../test-company.ts';
import type { TestServer } from '../test-server.ts';

/** What each area furnishes its rows on: a department of a company. */
export interface Ground {
  server: TestServer;
  company: TestCompany;
  department: string;
  /** Something unique, for names and e-mails. */
  unique(): string;
  phone(): string;
}

import { furnishAudiences, type AudienceRows } from '../../areas/audiences/testing/furnish.ts';
import { furnishCampaigns, type CampaignRows } from '../../areas/campaigns/testing/furnish.ts';
import { furnishChannels, type ChannelRows } from '../../areas/channels/testing/furnish.ts';
import { furnishContacts, type ContactRows } from '../../areas/contacts/testing/furnish.ts';
import { furnishConversations, type ConversationRows } from '../../areas/conversations/testing/furnish.ts';
import { furnishFlows, type FlowRows } from '../../areas/flows/testing/furnish.ts';
import { furnishMedia, type MediaRows } from '../../areas/media/testing/furnish.ts';
import { furnishOptOuts, type OptOutRows } from '../../areas/opt-outs/testing/furnish.ts';
import { furnishQuickMessages, type QuickMessageRows } from '../../areas/quick-messages/testing/furnish.ts';
import { furnishScheduling, type ScheduleRows } from '../../areas/scheduling/testing/furnish.ts';
import { furnishTeam, type TeamRows } from '../../areas/team/testing/furnish.ts';
import { sql } from '../../platform/db/sql.ts';
import type { TestCompany } from '../test-company.ts';
import type { TestServer } from '../test-server.ts';
import type { Ground } from './ground.ts';

/** A department of a company with a connected number, and ways to get fresh rows that belong to it. */
export type Scope = Ground &
  TeamRows &
  ContactRows &
  QuickMessageRows &
  MediaRows &
  ChannelRows &
  ConversationRows &
  OptOutRows &
  FlowRows &
  AudienceRows &
  ScheduleRows &
  CampaignRows;

let count = 0;

/** Furnishes a company's department. Lifts the plan's limits, because tests make many rows. */
export async function furnish(server: TestServer, company: TestCompany, department: string): Promise<Scope> {
  await liftLimits(server, company.account_id);
  const ground: Ground = {
    server,
    company,
    department,
    unique: () => `${process.pid}x${(count += 1)}`,
    phone: () => `5541${String(900_000_000 + (count += 1))}`,
  };
  const channels = await furnishChannels(ground);
  const audiences = furnishAudiences(ground);
  const conversations = furnishConversations({ ...ground, ...channels });
  return {
    ...ground,
    ...furnishTeam(ground),
    ...furnishContacts(ground),
    ...furnishQuickMessages(ground),
    ...furnishMedia(ground),
    ...channels,
    ...conversations,
    ...furnishOptOuts({ ...ground, ...conversations }),
    ...furnishFlows({ ...ground, ...conversations }),
    ...furnishScheduling({ ...ground, ...channels }),
    ...audiences,
    ...furnishCampaigns({ ...ground, ...channels, ...audiences }),
  };
}

async function liftLimits({ runtime }: TestServer, account_id: string): Promise<void> {
  await runtime.database.acrossAccounts.run(
    sql`update accounts set max_channels = 1000, max_users = 1000, max_flows = 1000 where id = ${account_id}`,
  );
}

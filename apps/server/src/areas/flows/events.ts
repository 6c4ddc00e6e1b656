/** What happens to flows, and between people and bots. */
export interface FlowEvents {
  /** A flow, its draft or its published version changed. */
  'flows.changed': { flow_id: string };
  /**
   * A person hands a conversation to a flow, or back to where it was interrupted; the message reports it in the
   * thread.
   */
  'flow.asked': { conversation_id: string; flow_id: string; resume: boolean; message_id: string };
  /** Runs began, ended, changed hands or took a branch of a test; scores were asked for or given. Only counted. */
  'flow.ran': { run_ids: readonly string[]; score_ids: readonly string[] };
  /** A flow calls a person of the team to a conversation. */
  'flow.mentioned': { conversation_id: string; user_id: string };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends FlowEvents {}
}

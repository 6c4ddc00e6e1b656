export * from './audit.ts';
export * from './audit-texts.ts';
export { auditCalls } from './calls.ts';

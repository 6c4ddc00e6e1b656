export { contactCalls } from './calls.ts';
export * from './contact.ts';
export * from './contact-import.ts';
export { contactImportCalls } from './import-calls.ts';
export { contactLiveEvents } from './live.ts';

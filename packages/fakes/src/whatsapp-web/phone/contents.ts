export * from './content.ts';
export * from './content-kinds.ts';

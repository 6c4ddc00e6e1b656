export * from './whatsapp-web/index.ts';

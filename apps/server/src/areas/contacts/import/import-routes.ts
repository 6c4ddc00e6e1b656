import { calls } from '@prosa/contract';
import { bind, bindDownload, type Binding } from '../../../platform/http/binding.ts';
import { exportModel } from './export-model.ts';
import { exportRejected, getImport, listImports } from './read-imports.ts';
import { changeImportProps, startImport } from './start-import.ts';
import { cancelImport, startUndo } from './stop-import.ts';
import { takeInSheet } from './take-in-sheet.ts';

export const importBindings: readonly Binding[] = [
  bind(calls.analyseContactSheet, (context) => takeInSheet(context, 'contacts')),
  bind(calls.getContactImports, listImports),
  bind(calls.getContactImport, getImport),
  bind(calls.changeContactImport, changeImportProps),
  bind(calls.importContacts, startImport),
  bind(calls.cancelContactImport, cancelImport),
  bind(calls.undoContactImport, startUndo),
  bindDownload(calls.exportImportModel, exportModel),
  bindDownload(calls.exportRejectedRows, exportRejected),
];

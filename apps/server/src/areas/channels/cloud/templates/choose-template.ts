import { templateText, templateVariables, type MessageTemplate, type TemplateChoice } from '@prosa/contract';
import type { TemplateUse } from '@prosa/whatsapp';
import type { Transaction } from '../../../../platform/db/database.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { capabilitiesOf } from '../../drivers.ts';
import { requireChannel } from '../../reader.ts';
import { presentTemplate } from './present-template.ts';
import { findTemplate } from './stored-templates.ts';

interface Chosen {
  channel_id: string;
  choice: TemplateChoice;
  /** How the person saw it. */
  text: string;
}

/**
 * Returns a chosen template as the driver sends it. Refuses numbers without templates ('capability_missing'), what Meta
 * does not let us send ('template_unavailable'), and a template that reads otherwise by now ('template_changed').
 */
export async function chooseTemplate(
  tx: Transaction,
  { channel_id, choice, text }: Chosen,
): Promise<TemplateUse> {
  const { driver } = await requireChannel(tx, channel_id);
  if (!capabilitiesOf(driver).templates) throw new AppError('capability_missing');
  const row = await findTemplate(tx, { channel_id, ...choice });
  const template = row && presentTemplate(row);
  if (!template || template.obstacle) throw new AppError('template_unavailable');
  const { name, language, header, body, buttons } = choice;
  if (!isFilled(template, choice) || templateText(template, choice) !== text)
    throw new AppError('template_changed');
  const names = { header: namesIn(template.header), body: namesIn(template.body) };
  return { name, language, header, body, buttons, names };
}

/** Returns whether every variable has a value, and nothing else has one. */
function isFilled(template: MessageTemplate, { header, body, buttons }: TemplateChoice): boolean {
  return (
    header.length === templateVariables(template.header).length &&
    body.length === templateVariables(template.body).length &&
    template.buttons.every(({ url }, index) => (url === null) === ((buttons[index] ?? null) === null)) &&
    buttons.length <= template.buttons.length
  );
}

/** Returns the names of variables that have names; null for numbered ones. */
function namesIn(text: string | null): string[] | null {
  const names = templateVariables(text);
  return names.some((name) => !/^\d+$/.test(name)) ? names : null;
}

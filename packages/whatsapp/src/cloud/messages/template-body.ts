import type { TemplateUse } from '../../driver.ts';

const text = (value: string) => ({ type: 'text', text: value });

/** Returns a template with its variables filled in, as the Graph takes it. */
export function templateBody({ name, language, header, body, buttons }: TemplateUse): object {
  const components = [
    ...(header.length ? [{ type: 'header', parameters: header.map(text) }] : []),
    ...(body.length ? [{ type: 'body', parameters: body.map(text) }] : []),
    ...buttons.flatMap((value, index) =>
      value === null
        ? []
        : [{ type: 'button', sub_type: 'url', index: String(index), parameters: [text(value)] }],
    ),
  ];
  return { name, language: { code: language }, ...(components.length && { components }) };
}

import type { TemplateUse } from '../../messages.ts';

const text = (value: string) => ({ type: 'text', text: value });

/** Returns values as parameters, with the names of variables that have names. */
const parameters = (values: readonly string[], names: readonly string[] | null = null) =>
  values.map((value, place) => (names ? { ...text(value), parameter_name: names[place] } : text(value)));

/** Returns a template with its variables filled in, as the Graph takes it. */
export function templateBody({ name, language, header, body, buttons, names }: TemplateUse): object {
  const components = [
    ...(header.length ? [{ type: 'header', parameters: parameters(header, names?.header) }] : []),
    ...(body.length ? [{ type: 'body', parameters: parameters(body, names?.body) }] : []),
    ...buttons.flatMap((value, index) =>
      value === null
        ? []
        : [{ type: 'button', sub_type: 'url', index: String(index), parameters: [text(value)] }],
    ),
  ];
  return { name, language: { code: language }, ...(components.length && { components }) };
}

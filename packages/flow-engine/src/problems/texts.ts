import type { Comparison, FlowNode, MessageBlock } from '@prosa/contract';

/** All texts of a node in which variables are filled in. */
export function templatesOf(node: FlowNode): string[] {
  switch (node.type) {
    case 'message':
      return node.settings.blocks.flatMap(templatesOfBlock);
    case 'menu': {
      const { text, no_match_text, options } = node.settings;
      return [
        text,
        no_match_text,
        ...options.flatMap(({ label, value }) => [label, value]),
        ...sidesOf(node),
      ];
    }
    case 'question':
      return [node.settings.text, node.settings.error_text];
    case 'condition':
      return sidesOf(node);
    case 'set':
      return node.settings.assignments
        .filter(({ kind }) => kind === 'text' || kind === 'add')
        .map(({ value }) => value);
    case 'wait': {
      const { kind, variable } = node.settings;
      return kind === 'variable' ? [variable.includes('{') ? variable : `{${variable}}`] : [];
    }
    case 'subflow':
      return node.settings.inputs.map(({ value }) => value);
    case 'contactField':
      return [node.settings.annotation, ...node.settings.fields.map(({ value }) => value)];
    case 'consent':
      return [node.settings.text, node.settings.no_match_text];
    case 'csat':
      return [node.settings.text, node.settings.comment_text, node.settings.thanks_text];
    case 'http': {
      const { url, headers, query, form, body, body_kind } = node.settings;
      const pairs = [...headers, ...query, ...(body_kind === 'form' ? form : [])];
      return [
        url,
        ...pairs.flatMap(({ name, value }) => [name, value]),
        ...(body_kind === 'json' ? [body] : []),
      ];
    }
    case 'toDepartment':
      return [node.settings.text, node.settings.place_text];
    case 'end':
    case 'toAgent':
    case 'notify':
      return [node.settings.text];
    default:
      return [];
  }
}

/** The comparisons of a node. */
export function comparisonsOf(node: FlowNode): Comparison[] {
  if (node.type === 'condition') {
    return node.settings.rules.flatMap(({ groups }) => groups.flatMap(({ comparisons }) => comparisons));
  }
  if (node.type !== 'menu') return [];
  return node.settings.options.flatMap(({ show_if }) => show_if?.comparisons ?? []);
}

/** The expressions of a node. */
export function expressionsOf(node: FlowNode): string[] {
  if (node.type !== 'set') return [];
  return node.settings.assignments.filter(({ kind }) => kind === 'expression').map(({ value }) => value);
}

function sidesOf(node: FlowNode): string[] {
  return comparisonsOf(node).flatMap(({ left, right }) => [left, right]);
}

function templatesOfBlock(block: MessageBlock): string[] {
  switch (block.type) {
    case 'text':
      return block.variants;
    case 'location':
    case 'contact':
      return [block.name];
    case 'voice':
    case 'sticker':
      return [];
    default:
      return [block.caption];
  }
}

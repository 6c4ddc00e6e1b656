import { z } from 'zod';
import { template } from './node-shape.ts';

export const comparisonOperator = z.enum([
  'equals',
  'not_equals',
  'contains',
  'not_contains',
  'greater',
  'greater_or_equal',
  'less',
  'less_or_equal',
  'is_set',
  'is_empty',
  'starts_with',
  'ends_with',
  'matches',
  'not_matches',
  'in_list',
  'has_tag',
  'before',
  'after',
  'between',
]);

/** `left` is a template ("{idade}", "{contato.nome}"); `right` too; `between` reads "from;to", `has_tag` a tag's id. */
export const comparison = z.object({
  left: template(500),
  operator: comparisonOperator,
  right: template(1000).default(''),
});

/** Comparisons of which all, or any, must hold; an empty group holds. */
export const comparisonGroup = z.object({
  mode: z.enum(['all', 'any']),
  comparisons: z.array(comparison).max(20),
});

export type ComparisonOperator = z.infer<typeof comparisonOperator>;
export type Comparison = z.infer<typeof comparison>;
export type ComparisonGroup = z.infer<typeof comparisonGroup>;

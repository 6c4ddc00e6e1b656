import type { StartCause } from '@prosa/contract';
import type { Scene } from '../scene.ts';

/** Returns the world after what starts the flow: the contact has the tag, or the value. */
export function sceneAfter(cause: StartCause, scene: Scene): Scene {
  const { contact } = scene;
  switch (cause.kind) {
    case 'finished':
      return scene;
    case 'tagged':
      return { ...scene, contact: { ...contact, tags: [...new Set([...contact.tags, cause.tag])] } };
    case 'changed':
    case 'date':
      return { ...scene, contact: { ...contact, data: { ...contact.data, [cause.field]: cause.value } } };
  }
}

/** Says what happened, for the person who tries the flow. */
export function causeLine(cause: StartCause, { tag_names }: Scene): string {
  switch (cause.kind) {
    case 'finished':
      return 'A conversa anterior foi finalizada.';
    case 'tagged':
      return `A tag “${tag_names[cause.tag] ?? cause.tag}” foi colocada.`;
    case 'changed':
      return `“${cause.field}” mudou para “${cause.value}”.`;
    case 'date':
      return `Chegou o dia de “${cause.field}”: ${cause.value}.`;
  }
}

import { changeLasting } from '../lasting.ts';
import type { Scene } from '../scene.ts';
import type { EffectData } from './effect-data.ts';

/** Returns the scene after an effect, as far as a flow sees it. */
export function changeScene(scene: Scene, effect: EffectData): Scene {
  const { contact } = scene;
  switch (effect.kind) {
    case 'tags': {
      const kept = contact.tags.filter((tag) => !effect.remove.includes(tag) && !effect.add.includes(tag));
      return { ...scene, contact: { ...contact, tags: [...kept, ...effect.add] } };
    }
    case 'contact': {
      const { override_name = contact.name, ...data } = effect.fields;
      return { ...scene, contact: { ...contact, name: override_name, data: { ...contact.data, ...data } } };
    }
    case 'choose':
      return {
        ...scene,
        contact: { ...contact, choices: { ...contact.choices, [effect.key]: effect.value } },
      };
    case 'keep': {
      const { lasting } = scene;
      return {
        ...scene,
        lasting: { ...lasting, [effect.scope]: changeLasting(lasting[effect.scope], effect) },
      };
    }
    default:
      return scene;
  }
}

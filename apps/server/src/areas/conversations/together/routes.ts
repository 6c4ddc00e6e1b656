import { calls } from '@prosa/contract';
import { bind, type Binding } from '../../../platform/http/binding.ts';
import { deleteView } from '../views/delete-view.ts';
import { getSavedViews } from '../views/get-saved-views.ts';
import { saveView } from '../views/save-view.ts';
import { getColleagues } from './get-colleagues.ts';
import { getColleagueMentions, seeColleagueMention } from './mentions.ts';
import { showPresence } from './show-presence.ts';

/** The calls by which colleagues work together: who is there, who was called, saved views. */
export const togetherBindings: readonly Binding[] = [
  bind(calls.getColleagues, getColleagues),
  bind(calls.showPresence, showPresence),
  bind(calls.getColleagueMentions, getColleagueMentions),
  bind(calls.seeColleagueMention, seeColleagueMention),
  bind(calls.getSavedViews, getSavedViews),
  bind(calls.saveView, saveView),
  bind(calls.deleteView, deleteView),
];

import type { FlowNodeType } from '@prosa/contract';
import type { ComponentType } from 'react';
import { ConsentPanel } from './consent.tsx';
import { ContactFieldPanel } from './contact-field.tsx';
import { CsatPanel } from './csat.tsx';
import { GlobalPanel } from './global.tsx';
import { HttpPanel } from './http.tsx';
import { IgnorePanel } from './ignore.tsx';
import { MenuPanel } from './menu.tsx';
import { MessagePanel } from './message.tsx';
import { NotifyPanel } from './notify.tsx';
import type { PanelProps } from './panel.ts';
import { QuestionPanel } from './question.tsx';
import { logicPanels } from './registry-logic.ts';
import { StartPanel } from './start.tsx';
import { TagsPanel } from './tags.tsx';
import { ToAgentPanel } from './to-agent.tsx';
import { ToDepartmentPanel } from './to-department.tsx';
import { WaitWebhookPanel } from './wait-webhook.tsx';

/** The form of each kind of node. */
export const panels: { [Type in FlowNodeType]: ComponentType<PanelProps<Type>> } = {
  ...logicPanels,
  start: StartPanel,
  global: GlobalPanel,
  message: MessagePanel,
  menu: MenuPanel,
  question: QuestionPanel,
  tags: TagsPanel,
  contactField: ContactFieldPanel,
  consent: ConsentPanel,
  ignore: IgnorePanel,
  toDepartment: ToDepartmentPanel,
  toAgent: ToAgentPanel,
  notify: NotifyPanel,
  csat: CsatPanel,
  http: HttpPanel,
  waitWebhook: WaitWebhookPanel,
};

import { calls, type FlowDocument } from '@prosa/contract';
import type { Simulation, SimulationMove, SimulationWorld } from '@prosa/flow-engine';
import { useDeferredValue, useMemo, useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { play } from './play.ts';
import { testSteps, type TestSteps } from './tests/test-steps.ts';
import { useCalledFlows } from '../editor/state/use-called-flows.ts';

/** The customer of a simulation. */
export interface SimulatedContact {
  name: string;
  phone: string;
  tags: string[];
  data: Record<string, string>;
}

/** A conversation to play again; with a name, the bot talks with a customer of that name. */
export interface Recorded {
  starts: number;
  moves: readonly SimulationMove[];
  name?: string | null;
}

/** A simulated conversation and its controls. */
export interface Trial {
  simulation: Simulation;
  moves: readonly SimulationMove[];
  /** When it began, epoch ms. */
  starts: number;
  contact: SimulatedContact;
  /** Whether anybody of the team is online. */
  isStaffed: boolean;
  move: (move: SimulationMove) => void;
  /** Undoes the last move. */
  undo: () => void;
  /** Starts over: now and empty, or with a recorded conversation. */
  restart: (recorded?: Recorded) => void;
  /** Plays the conversation again with changed settings. */
  change: (settings: Partial<Pick<Trial, 'starts' | 'contact' | 'isStaffed'>>) => void;
  /** Returns the conversation as a test, with the customer that tests use. */
  record: () => TestSteps;
}

/** Plays a drawing with the engine that answers real customers, again with each change of the drawing. */
export function useSimulation(drawn: FlowDocument, flow: { _id: string; name: string }): Trial {
  const document = useDeferredValue(drawn);
  const { data: listed = [] } = useCall(calls.getFlows, {});
  const everywhere = listed.filter((one) => one.everywhere).map(({ _id }) => _id);
  const flows = useCalledFlows({ flow_id: flow._id, document }, everywhere);
  const scene = useScene();
  const [moves, setMoves] = useState<readonly SimulationMove[]>([]);
  const [settings, setSettings] = useState(begin);
  const { starts, contact, isStaffed } = settings;
  const { _id: flow_id, name } = flow;
  const tested: SimulationWorld = useMemo(
    () => ({ flow: { flow_id, name, version: 0, document }, flows, now: starts }),
    [flow_id, name, document, flows, starts],
  );
  const world = useMemo(
    () => ({
      ...tested,
      contact,
      scene: { ...scene, ...(isStaffed ? {} : { online: {}, last_agent: null }) },
    }),
    [tested, contact, scene, isStaffed],
  );
  const simulation = useMemo(() => play(world, moves), [world, moves]);
  return {
    simulation,
    moves,
    ...settings,
    move: (move) => setMoves((known) => [...known, move]),
    undo: () => setMoves((known) => known.slice(0, -1)),
    restart: (recorded) => {
      setMoves(recorded?.moves ?? []);
      const { starts: from = Date.now(), name: whom } = recorded ?? {};
      setSettings((known) => ({
        ...known,
        starts: from,
        contact: whom ? { ...known.contact, name: whom } : known.contact,
      }));
    },
    change: (changed) => setSettings((known) => ({ ...known, ...changed })),
    record: () => testSteps(tested, moves),
  };
}

function begin(): Pick<Trial, 'starts' | 'contact' | 'isStaffed'> {
  return {
    starts: Date.now(),
    contact: { name: 'Cliente', phone: '5541999990000', tags: [], data: {} },
    isStaffed: true,
  };
}

/** Returns the company as the engine sees it. */
function useScene() {
  const { account } = useCurrentUser();
  const { data: departments } = useCall(calls.getDepartments, {});
  const { data: tags } = useCall(calls.getTags, {});
  return useMemo(
    () => ({
      company: account.name,
      department_names: namesById(departments),
      tag_names: namesById(tags),
    }),
    [account.name, departments, tags],
  );
}

function namesById(rows: readonly { _id: string; name: string }[] | undefined): Record<string, string> {
  return Object.fromEntries((rows ?? []).map(({ _id, name }) => [_id, name]));
}

import type { SequencedLiveEvent } from '@prosa/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { LiveLog } from './live-log.ts';

let heard: string[];
let log: LiveLog;

const event = (sequence: number | null, type: 'tags_changed' | 'chips_changed' = 'tags_changed') =>
  ({ type, sequence }) satisfies SequencedLiveEvent;

beforeEach(() => {
  heard = [];
  log = new LiveLog((delivered) => heard.push(`${delivered.sequence}`));
  log.hold();
  log.release({ missed: [], sequence: 10 });
});

describe('LiveLog', () => {
  it('delivers each event once and in order, across gaps in the sequence', () => {
    for (const sequence of [11, 11, 14, 12, 14, 15]) log.receive(event(sequence));
    expect(heard).toEqual(['11', '14', '15']);
    expect(log.lastSequence).toBe(15);
  });

  it('delivers two types of event with the same sequence', () => {
    log.receive(event(11));
    log.receive(event(11, 'chips_changed'));
    log.receive(event(11, 'chips_changed'));
    expect(heard).toEqual(['11', '11']);
  });

  it('delivers missed events before those that arrived meanwhile', () => {
    log.hold();
    log.receive(event(13));
    log.receive(event(14));
    expect(heard).toEqual([]);
    log.release({ missed: [event(11), event(12), event(13)], sequence: 13 });
    expect(heard).toEqual(['11', '12', '13', '14']);
  });

  it('counts everything up to the answered sequence as seen', () => {
    log.hold();
    log.release({ missed: [], sequence: 20 });
    log.receive(event(19));
    log.receive(event(21));
    expect(heard).toEqual(['21']);
  });

  it('goes back to the lower sequence of a restored database', () => {
    log.receive(event(90));
    log.hold();
    log.receive(event(41));
    log.restart(40);
    log.receive(event(42));
    expect(heard).toEqual(['90', '41', '42']);
    expect(log.lastSequence).toBe(42);
  });

  it('never goes back when it only caught up', () => {
    log.receive(event(90));
    log.hold();
    log.receive(event(41));
    log.release({ missed: [], sequence: 40 });
    log.receive(event(91));
    expect(heard).toEqual(['90', '91']);
  });

  it('never holds back an event without a sequence', () => {
    log.hold();
    log.receive(event(null));
    expect(heard).toEqual(['null']);
  });
});

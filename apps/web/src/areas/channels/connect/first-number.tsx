import { calls, type Chip } from '@prosa/contract';
import { useState } from 'react';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { KeysDialog } from '../cloud/lazy-keys-dialog.ts';
import { NewChannelDialog } from '../components/new-channel-dialog.tsx';
import { useActingChannel } from '../use-acting-channel.ts';
import { useChannels } from '../use-channels.ts';
import { ConnectDialog } from './connect-dialog.tsx';

/**
 * Leads to a connected number by one act: adds the company's first one, if it has none, and asks for its code or its
 * keys at once.
 */
export function useFirstNumber() {
  const { data: chips } = useChannels();
  const [isAdding, setAdding] = useState(false);
  const [keysOf, setKeysOf] = useState<Chip | null>(null);
  const acting = useActingChannel(chips);
  const { mutate, isPending } = useCallMutation(calls.connectChip, { invalidates: [calls.getChips] });
  const connect = (chip: Chip) => {
    if (chip.capabilities.logins.includes('keys')) return setKeysOf(chip);
    acting.start(chip._id);
    mutate({ chip: chip._id, connect: true });
  };
  const [known] = chips ?? [];
  return {
    /** The number that will be connected; undefined while there is none. */
    known,
    begin: () => (known ? connect(known) : setAdding(true)),
    isBusy: !chips || isPending,
    dialogs: (
      <>
        {isAdding && <NewChannelDialog isFirst onClose={() => setAdding(false)} onCreated={connect} />}
        {keysOf && (
          <LazyDialog onClose={() => setKeysOf(null)}>
            <KeysDialog
              chip={chips?.find(({ _id }) => _id === keysOf._id) ?? keysOf}
              onClose={() => setKeysOf(null)}
            />
          </LazyDialog>
        )}
        {acting.chip && <ConnectDialog chip={acting.chip} onClose={acting.stop} />}
      </>
    ),
  };
}

import { describe, expect, test } from 'vitest';
import { splitActions, type SplitRole } from '../../../contract/split-messages';
import { openSplitLink, type SplitLink } from './split-link';

/** Two screens of one machine: what one posts, the other gets; a screen is there until it is closed. */
function openMachine() {
  const listeners = new Map<SplitLink | symbol, (data: unknown) => void>();
  const there = new Map<SplitRole, symbol>();
  const watchers = new Map<SplitRole, Set<(isThere: boolean) => void>>();
  const tell = (role: SplitRole) => watchers.get(role)?.forEach((onChange) => onChange(there.has(role)));
  return {
    post: (data: unknown) => listeners.forEach((listener) => listener(data)),
    open(role: SplitRole): SplitLink {
      const key = Symbol(role);
      return openSplitLink(role, {
        channel: {
          postMessage: (message) =>
            listeners.forEach((listener, other) => {
              if (other !== key) listener(structuredClone(message));
            }),
          onMessage: (listener) => void listeners.set(key, listener),
        },
        announce(own, onAnnounced) {
          there.set(own, key);
          onAnnounced();
        },
        watch(other, onChange) {
          const known = watchers.get(other) ?? new Set();
          watchers.set(other, known.add(onChange));
          onChange(there.has(other));
          return () => onChange(there.has(other));
        },
      });
    },
    close(role: SplitRole) {
      const key = there.get(role);
      if (key !== undefined) listeners.delete(key);
      there.delete(role);
      tell(role);
    },
  };
}

const playing = { isPlaying: true, isUnderWay: true, index: 2, count: 5, subtitles: true };
const shown = { path: '/view/7', title: 'Bees', player: playing };

describe('two screens', () => {
  test.each<[SplitRole, SplitRole]>([
    ['remote', 'show'],
    ['show', 'remote'],
  ])(
    'find each other when the %s opens first, and notice when the other one closes and comes back',
    (first, second) => {
      const machine = openMachine();
      const early = machine.open(first);
      expect(early.hasPartner.get()).toBe(false);
      const late = machine.open(second);
      expect([early.hasPartner.get(), late.hasPartner.get()]).toEqual([true, true]);
      machine.close(second);
      expect(early.hasPartner.get()).toBe(false);
      machine.open(second);
      expect(early.hasPartner.get()).toBe(true);
    },
  );

  test('the control screen opens, acts and is touched; the show screen reports its page', () => {
    const machine = openMachine();
    const [remote, show] = [machine.open('remote'), machine.open('show')];
    const happened: unknown[] = [];
    show.onOpen((path) => happened.push(path));
    const stop = show.onAct((action) => happened.push(action));
    show.onTouched(() => happened.push('touched'));
    remote.open('/view/7');
    for (const action of splitActions) remote.act(action);
    remote.touch();
    expect(happened).toEqual(['/view/7', ...splitActions, 'touched']);
    stop();
    remote.act('Play');
    expect(happened).toHaveLength(splitActions.length + 2);
    show.arrive('/view/7');
    show.show(shown);
    expect(remote.shown.get()).toEqual(shown);
  });

  test.each<[SplitRole, SplitRole]>([
    ['remote', 'show'],
    ['show', 'remote'],
  ])('the %s hears of touches, activities and the forgetting on the other screen', (role, other) => {
    const machine = openMachine();
    const [here, there] = [machine.open(role), machine.open(other)];
    const happened: string[] = [];
    here.onTouched(() => happened.push('touched'));
    here.onForget(() => happened.push('forget'));
    there.touch();
    there.forget();
    expect(happened).toEqual(['touched', 'forget']);
    there.setBusy(true);
    expect([here.isPartnerBusy.get(), there.isPartnerBusy.get()]).toEqual([true, false]);
    // A closed screen is not busy any more, even if it could not say so.
    machine.close(other);
    expect(here.isPartnerBusy.get()).toBe(false);
    here.setBusy(true);
    const again = machine.open(other);
    expect([here.isPartnerBusy.get(), again.isPartnerBusy.get()]).toEqual([false, true]);
    here.setBusy(false);
    expect(again.isPartnerBusy.get()).toBe(false);
  });

  test('a reopened control screen knows the shown page, and hears of a reopened show screen', () => {
    const machine = openMachine();
    machine.open('remote');
    const show = machine.open('show');
    show.show(shown);
    machine.close('remote');
    const again = machine.open('remote');
    expect(again.shown.get()).toEqual(shown);
    let partners = 0;
    again.onPartner(() => (partners += 1));
    machine.close('show');
    machine.open('show');
    expect(partners).toBe(1);
  });

  test('reports of the show screen are ignored until it reaches the last opened page', () => {
    const machine = openMachine();
    const [remote, show] = [machine.open('remote'), machine.open('show')];
    show.show(shown);
    for (const path of ['/', '/view/8']) remote.open(path);
    show.show({ ...shown, player: { ...playing, index: 3 } });
    expect(remote.shown.get()).toEqual(shown);
    show.arrive('/view/8');
    expect(remote.shown.get()).toEqual({ path: '/view/8' });
    show.show(shown);
    expect(remote.shown.get()).toEqual(shown);
  });

  test('a page that is opened while it is shown stays with its player', () => {
    const machine = openMachine();
    const [remote, show] = [machine.open('remote'), machine.open('show')];
    show.show(shown);
    remote.open(shown.path);
    const paused = { ...shown, player: { ...playing, isPlaying: false } };
    show.show(paused);
    show.arrive(shown.path);
    expect(remote.shown.get()).toEqual(paused);
  });

  test('after the show screen is lost, the next report of any show screen is accepted', () => {
    const machine = openMachine();
    const [remote] = [machine.open('remote'), machine.open('show')];
    remote.open('/view/8');
    machine.close('show');
    machine.post({ version: 1, type: 'showing', shown });
    expect(remote.shown.get()).toEqual(shown);
    remote.open('/view/8');
    machine.open('show').show({ path: '/view/9' });
    expect(remote.shown.get()).toEqual({ path: '/view/9' });
  });

  test.each<[string, (machine: ReturnType<typeof openMachine>) => void]>([
    ['is gone', (machine) => machine.close('show')],
    ['is opened again', (machine) => void machine.open('show')],
  ])('once the show screen %s nothing plays on it, and the address that it showed stays', (_, end) => {
    const machine = openMachine();
    const [remote, show] = [machine.open('remote'), machine.open('show')];
    show.show(shown);
    end(machine);
    expect(remote.shown.get()).toEqual({ path: shown.path });
  });

  test.each<[string, (machine: ReturnType<typeof openMachine>) => void]>([
    ['is gone', (machine) => machine.close('show')],
    ['is opened again', (machine) => void machine.open('show')],
  ])(
    'once the show screen %s before it reaches the opened page, its earlier page no longer counts',
    (_, end) => {
      const machine = openMachine();
      const [remote, show] = [machine.open('remote'), machine.open('show')];
      show.show(shown);
      remote.open('/view/8');
      end(machine);
      expect(remote.shown.get()).toEqual({ path: '/view/8' });
    },
  );

  test('the show screen plays on while the control screen is gone', () => {
    const machine = openMachine();
    const show = machine.open('show');
    machine.open('remote');
    show.show(shown);
    machine.close('remote');
    machine.open('remote');
    expect(show.shown.get()).toEqual(shown);
  });

  test('a control screen that was opened again is not taken for the one before', () => {
    const machine = openMachine();
    const [remote, show] = [machine.open('remote'), machine.open('show')];
    remote.open('/view/7');
    show.arrive('/view/7');
    machine.close('remote');
    const again = machine.open('remote');
    again.open('/view/8');
    show.show(shown);
    expect(again.shown.get()).toEqual({ path: '/view/7' });
    show.arrive('/view/8');
    expect(again.shown.get()).toEqual({ path: '/view/8' });
  });

  test.each([
    ['no message', 'hello'],
    ['another version', { version: 2, type: 'open', path: '/' }],
    ['an address elsewhere', { version: 1, type: 'open', path: 'https://example.com' }],
    ['an unknown action', { version: 1, type: 'act', action: 'Explode' }],
  ])('ignore %s', (_, message) => {
    const machine = openMachine();
    const show = machine.open('show');
    const happened: unknown[] = [];
    show.onOpen((path) => happened.push(path));
    show.onAct((action) => happened.push(action));
    machine.post(message);
    expect(happened).toEqual([]);
  });
});

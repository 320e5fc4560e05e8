// The devices on which the person signed in: listed page by page, forgotten, remembered or not (spec people §10).
import { useCallback, useEffect, useId, useMemo, useReducer, useRef, useState, type RefObject } from 'react';
import { startLoad, useResource } from '../../../platform/browser/use-resource';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { passFocusToHeading, useFocusAfterRemoval } from '../../../ui/move-focus';
import { failureOf } from '../form/request-failure';
import { FailureText, RequestFailure, useRequest } from '../form/request';
import { sendWithTokenOf, type AccountDeps } from './account-calls';
import { AccountCard } from './AccountCard';
import {
  forgetDevice,
  loadDevice,
  loadDevices,
  setRemembered,
  thisDevice,
  devicesReducer,
  noDevices,
  type Device,
} from './account-devices';

export function Devices({ deps }: { readonly deps: AccountDeps }) {
  const { t } = useTexts();
  const { state, loadMore, request, actions } = useDevices(deps);
  const here = useThisDevice(deps);
  const container = useFocusAfterRemoval(state.devices);
  const { devices, next, isLoading, failure, notice } = state;
  useFocusOnAdded(container, devices.length);
  return (
    <AccountCard
      container={container}
      title={t('account.devices.title')}
      notice={notice && t(`account.devices.${notice}`)}
    >
      <p>{t('account.devices.text')}</p>
      {devices.length > 0 && (
        <ul className="account-list">
          {devices.map((device) => (
            <Row
              key={device.key}
              device={device}
              isHere={device.key === here}
              isOpen={state.opened === device.key}
              isPending={request.isPending}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {devices.length === 0 && !isLoading && failure === undefined && <p>{t('account.devices.none')}</p>}
      {isLoading && <output>{t('account.loading')}</output>}
      {failure && <FailureText failure={failure} />}
      <RequestFailure request={request} />
      {(failure !== undefined || next !== undefined) && (
        <div className="account-actions">
          <Button ref={passFocusToHeading} aria-disabled={isLoading} onClick={() => isLoading || loadMore()}>
            {t(failure ? 'account.tryAgain' : 'account.devices.more')}
          </Button>
        </div>
      )}
    </AccountCard>
  );
}

/**
 * Moves the focus from the button to the first device that it has added, which stands before it; the last page removes the
 * button.
 */
function useFocusOnAdded(container: RefObject<HTMLElement | null>, count: number): void {
  const last = useRef(count);
  useEffect(() => {
    const before = last.current;
    last.current = count;
    const card = container.current;
    const focused = document.activeElement;
    // Somebody may have gone on to something else meanwhile.
    const isElsewhere = !card?.contains(focused) || focused?.closest('li') !== null;
    if (before > 0 && !isElsewhere) card?.querySelectorAll('li')[before]?.querySelector('button')?.focus();
  }, [container, count]);
}

interface DeviceActions {
  readonly showDetails: (key: string) => void;
  readonly closeDetails: () => void;
  readonly forget: (key: string) => void;
  readonly setRemembered: (key: string, isRemembered: boolean) => void;
}

function useDevices(deps: AccountDeps) {
  const send = useMemo(() => sendWithTokenOf(deps), [deps]);
  const [state, dispatch] = useReducer(devicesReducer, noDevices);
  /** The page to load; a new object loads again. */
  const [page, setPage] = useState<{ readonly next?: string | undefined }>({});
  const request = useRequest(deps.report, 'account: devices');
  useEffect(() => {
    dispatch({ type: 'load' });
    return startLoad((signal) => loadDevices(send, page.next, signal), {
      where: 'account: devices',
      onLoaded: dispatch,
      onFailed: (error) => dispatch({ type: 'failed', failure: failureOf(error) }),
    }).stop;
  }, [send, page]);
  const loadMore = () => setPage({ next: state.next });
  const actions: DeviceActions = {
    showDetails: (key) => request.send((signal) => loadDevice(send, key, signal), dispatch),
    closeDetails: () => dispatch({ type: 'close-details' }),
    forget: (key) =>
      request.send(
        (signal) => forgetDevice(deps, key, signal),
        (forgotten) => {
          dispatch(forgotten);
          if (state.devices.length === 1 && state.next !== undefined) loadMore();
        },
      ),
    setRemembered: (key, isRemembered) =>
      request.send((signal) => setRemembered(send, { key, isRemembered }, signal), dispatch),
  };
  return { state, request, actions, loadMore };
}

/** Returns the key of the device on which the page runs, once it is read. */
function useThisDevice(deps: AccountDeps): string | undefined {
  const load = useCallback(() => thisDevice(deps), [deps]);
  return useResource(load, { where: 'account: this device' }).resource.value;
}

interface RowProps {
  readonly device: Device;
  readonly isHere: boolean;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly actions: DeviceActions;
}

function Row({ device, isHere, isOpen, isPending, actions }: RowProps) {
  const { t, language } = useTexts();
  const id = useId();
  const { key, name, isRemembered, usedAt } = device;
  const shared = { 'aria-describedby': id, 'aria-disabled': isPending };
  return (
    <li>
      <div className="account-row">
        <p id={id}>
          <span className="account-label">{name ?? t('account.devices.unnamed')}</span>{' '}
          {usedAt !== undefined && t('account.devices.used', { date: dateText(usedAt, language) })}
          {isHere && (
            <span className="account-mark" data-good>
              {t('account.devices.here')}
            </span>
          )}
          <span className="account-mark" data-good={isRemembered}>
            {t(isRemembered ? 'account.devices.isRemembered' : 'account.devices.isNotRemembered')}
          </span>
        </p>
        <div className="account-actions">
          <Button
            {...shared}
            aria-expanded={isOpen}
            onClick={() => (isOpen ? actions.closeDetails() : actions.showDetails(key))}
          >
            {t('account.devices.details')}
          </Button>
          <Button {...shared} onClick={() => actions.setRemembered(key, !isRemembered)}>
            {t(isRemembered ? 'account.devices.dontRemember' : 'account.devices.remember')}
          </Button>
          <Button {...shared} onClick={() => actions.forget(key)}>
            {t('account.devices.forget')}
          </Button>
        </div>
      </div>
      {isOpen && <DeviceDetails device={device} />}
    </li>
  );
}

function DeviceDetails({ device: { key, createdAt, usedAt, lastAddress } }: { readonly device: Device }) {
  const { t, language } = useTexts();
  const facts = [
    [t('account.devices.key'), key],
    [t('account.devices.added'), createdAt === undefined ? undefined : dateText(createdAt, language)],
    [t('account.devices.lastUsed'), usedAt === undefined ? undefined : dateText(usedAt, language)],
    [t('account.devices.address'), lastAddress],
  ] as const;
  return (
    <dl className="account-facts">
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function dateText(time: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(time);
}

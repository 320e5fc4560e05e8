// A modal dialog. It uses the `dialog` element, which keeps the focus inside, closes on Escape and makes the page inert.
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button, IconButton } from './Button';
import './overlays.css';

type DialogProps = Content & (Closable | NotClosable);

interface Content {
  readonly title: string;
  /** Makes it an alert dialog: the id of the element whose text is read out when it opens. */
  readonly alertText?: string | undefined;
  readonly children: ReactNode;
}

interface Closable {
  readonly closeLabel: string;
  /** Whether a click on the backdrop closes it; false where that would lose work. */
  readonly closesOnBackdrop?: boolean;
  /** While it is true nothing closes the dialog: the service may have processed the request, and the dialog shows its result. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
}

/** A dialog that stays until its request is done. Its content may have a button that leads away. */
type NotClosable = { readonly [name in keyof Closable]?: undefined };

/** Open while it is mounted. Calls `onClose` on Escape, on its close button and on a click on the backdrop, unless it is busy. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, alertText, closesOnBackdrop = true, isBusy = false, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isClosable = onClose !== undefined;
  const close = (): void => {
    if (!isBusy) onClose?.();
  };
  useBackdropClick(dialog, () => {
    if (closesOnBackdrop) close();
  });
  useReopening(dialog, !isClosable || isBusy);
  // Closed while it is still in the document; only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!element.open) element.showModal();
    return () => {
      fadeOnceRemoved(element);
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={alertText && 'alertdialog'}
      aria-labelledby={titleId}
      aria-describedby={alertText}
      onCancel={(event) => {
        // React also passes on the `cancel` event of a dialog within this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
    >
      <div className="dialog-page">
        <header className="dialog-header">
          <h2 id={titleId}>{title}</h2>
          {isClosable && (
            <IconButton icon="close" label={closeLabel} aria-disabled={isBusy || undefined} onClick={close} />
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Calls on each click on the backdrop that began there. */
function useBackdropClick(dialog: RefObject<HTMLDialogElement | null>, call: () => void): void {
  const onBackdropClick = useEffectEvent(call);
  // A layout effect listens before the dialog is painted.
  useLayoutEffect(() => {
    const element = dialog.current;
    const ended = new AbortController();
    // A click on the backdrop has the dialog itself as its target, and so does a selection of text that ends there.
    const isBackdrop = ({ target }: Event): boolean => target === element;
    let beganInside = false;
    const noteBegin = (event: Event): void => {
      beganInside = !isBackdrop(event);
    };
    const onClick = (event: Event): void => {
      if (isBackdrop(event) && !beganInside) onBackdropClick();
    };
    element?.addEventListener('pointerdown', noteBegin, { signal: ended.signal });
    element?.addEventListener('click', onClick, { signal: ended.signal });
    return () => ended.abort();
  }, [dialog]);
}

/** Opens the dialog again when the browser closes it, as it does after a second Escape even if the first one was refused. */
function useReopening(dialog: RefObject<HTMLDialogElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isWanted || element === null) return undefined;
    const reopen = (): void => {
      if (!element.open) element.showModal();
    };
    element.addEventListener('close', reopen);
    return () => element.removeEventListener('close', reopen);
  }, [dialog, isWanted]);
}

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
  /** The label of the button that leaves everything as it is; it is the main one. */
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** Makes it an alert dialog, whose text is read out when it opens. */
  readonly alert?: boolean;
  /** Called also on Escape, on the close button and on a click on the backdrop. */
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** A dialog that asks before something is lost. Open while it is mounted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, closeLabel, cancelLabel, confirmLabel, alert = false, onCancel, onConfirm } = props;
  const textId = useId();
  return (
    <Dialog title={title} closeLabel={closeLabel} alertText={alert ? textId : undefined} onClose={onCancel}>
      <p id={textId}>{text}</p>
      <div className="dialog-buttons">
        <Button primary onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </div>
    </Dialog>
  );
}

/**
 * Fades the dialog out once React has removed it: its element moves into an inert wrapper that is hidden from screen readers. The dialog
 * itself is closed at once, so that the page responds again and has its focus back. Meant for the unmount of its component, while it is
 * still open; does nothing after the simulated unmount of StrictMode.
 */
function fadeOnceRemoved(dialog: HTMLDialogElement): void {
  const container = dialog.parentElement;
  if (!dialog.open || container === null) return;
  // A closed dialog loses its size, and a moved one its scroll position.
  const { width, height } = getComputedStyle(dialog);
  const size = { width, height };
  const { scrollTop } = dialog;
  queueMicrotask(() => {
    if (dialog.isConnected || !container.isConnected) return;
    const wrapper = document.createElement('div');
    wrapper.className = 'dialog-leaving';
    wrapper.setAttribute('aria-hidden', 'true');
    wrapper.toggleAttribute('inert', true);
    Object.assign(dialog.style, size);
    wrapper.append(dialog);
    container.append(wrapper);
    dialog.scrollTop = scrollTop;
    const fades = [wrapper, dialog].flatMap((element) => element.getAnimations());
    void Promise.allSettled(fades.map(({ finished }) => finished)).then(() => wrapper.remove());
  });
}

/** Gives jsdom, which has no modal dialogs, what tests need of them: whether one is open. */
export function fakeModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

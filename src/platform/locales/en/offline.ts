export const offline = {
  update: {
    text: 'There is a new version of Bookworm.',
    apply: 'Load it',
    later: 'Later',
    loading: 'Loading the new version…',
    heldUp: 'It comes as soon as the other window has finished its page.',
  },
  fine: 'All right',
  forgetful: 'This device cannot remember your page just now. You can read on.',
  install: {
    text: 'Bookworm can live on your home screen. It then opens without network too.',
    install: 'Install',
    later: 'Not now',
    share: 'Tap Share',
    add: 'Choose “Add to Home Screen”',
  },
  mark: {
    saving: 'Saving, {{percent}} %',
    saved: 'Saved for offline',
    partly: 'Partly saved: this device is full',
  },
};

export const offline = {
  update: {
    text: 'There is a new version of Bookworm.',
    apply: 'Load it',
    later: 'Later',
  },
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

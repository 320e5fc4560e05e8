export const notices = {
  update: {
    text: 'A new version of Bookworm is ready.',
    apply: 'Update now',
    later: 'Later',
    loading: 'Updating Bookworm…',
    blocked: 'The update will start as soon as Bookworm has finished its work, here or in another window.',
  },
  ok: 'OK',
  storageUnavailable: 'This device cannot remember your page right now. You can keep reading.',
  install: {
    text: 'Install Bookworm to have it with you anywhere, even offline.',
    install: 'Install',
    later: 'Not now',
    share: 'Tap “Share”',
    add: 'Choose “Add to Home Screen”',
  },
};

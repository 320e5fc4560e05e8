export const notices = {
  update: {
    text: 'Eine neue Version von Bookworm ist da.',
    apply: 'Jetzt aktualisieren',
    later: 'Später',
    loading: 'Bookworm wird aktualisiert\u00a0…',
    blocked: 'Das Update startet, sobald Bookworm fertig ist, hier oder in einem anderen Fenster.',
  },
  ok: 'OK',
  storageUnavailable:
    'Dieses Gerät kann sich deine Seite gerade nicht merken. Du kannst trotzdem weiterlesen.',
  install: {
    text: 'Installiere Bookworm, dann hast du es immer dabei, auch offline.',
    install: 'Installieren',
    later: 'Jetzt nicht',
    share: 'Tippe auf „Teilen“',
    add: 'Wähle „Zum Home-Bildschirm“',
  },
};

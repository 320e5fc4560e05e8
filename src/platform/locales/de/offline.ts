export const offline = {
  update: {
    text: 'Es gibt eine neue Fassung von Bookworm.',
    apply: 'Laden',
    later: 'Später',
    loading: 'Die neue Fassung wird geladen…',
    heldUp: 'Sie kommt, sobald das andere Fenster mit seiner Seite fertig ist.',
  },
  fine: 'Gut',
  forgetful: 'Dieses Gerät kann sich deine Seite gerade nicht merken. Du kannst weiterlesen.',
  install: {
    text: 'Bookworm kann auf deinem Startbildschirm wohnen. Dann öffnet es sich auch ohne Netz.',
    install: 'Installieren',
    later: 'Jetzt nicht',
    share: 'Tippe auf „Teilen“',
    add: 'Wähle „Zum Home-Bildschirm“',
  },
  mark: {
    saving: 'Wird gespeichert, {{percent}} %',
    saved: 'Offline gespeichert',
    partly: 'Teilweise gespeichert: dieses Gerät ist voll',
  },
};

export const kiosk = {
  tagline: 'Geschichten und Vorträge zum Ansehen und Anhören',
  presentations: 'Präsentationen',
  createOwn: 'Selbst erstellen',
  invitation: 'Zum Starten den Bildschirm berühren',
  empty: {
    title: 'Hier gibt es noch nichts zu sehen',
    text: 'Die Präsentationen kommen, sobald das Netz wieder da ist.',
  },
  stillThere: {
    title: 'Bist du noch da?',
    text: 'Sonst beginnt dieser Bildschirm für den nächsten Gast von vorn und vergisst alles von dir.',
    left_one: 'Noch {{count}} Sekunde',
    left_other: 'Noch {{count}} Sekunden',
    stay: 'Ich bin da',
  },
  forgetting: 'Einen Moment, der Bildschirm macht sich für den nächsten Gast bereit.',
  crash: {
    title: 'Etwas ist schiefgegangen',
    text_one: 'Der Bildschirm startet in {{count}} Sekunde neu.',
    text_other: 'Der Bildschirm startet in {{count}} Sekunden neu.',
    now: 'Jetzt neu starten',
  },
  toStart: 'Zum Anfang',
  elsewhere: {
    title: 'Auf dem Handy lesen',
    text: 'Richte deine Kamera auf den Code oder öffne diese Adresse:',
    code: 'QR-Code der Adresse',
  },
  contacts: {
    internal: 'Für das Personal',
    internalText: 'Wenn dieser Bildschirm nicht funktioniert:',
    external: 'Für Gäste',
    externalText: 'Wenn du Fragen zu dem hast, was du hier gesehen hast:',
  },
  split: {
    onOtherScreen: 'Auf dem anderen Bildschirm',
    noShow: 'Der Bildschirm, der die Präsentationen zeigt, ist nicht geöffnet.',
    noRemote: 'Der Bildschirm zum Bedienen ist nicht geöffnet.',
  },
};

export const app = {
  name: 'Bookworm',
  home: 'Startseite',
  menu: 'Menü',
  language: 'Sprache',
  skipToContent: 'Zum Inhalt',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  privacyText: {
    reading:
      'Zum Lesen und Hören von Geschichten braucht es kein Konto. Was von einer Geschichte bleibt, bleibt auf diesem Gerät.',
    making:
      'Für eine neue Geschichte oder Präsentation ist der Titel nötig; Foto und Sprachaufnahme sind freiwillig. Mit deiner Zustimmung gehen sie an KI-Dienste Dritter, die Text, Stimme und Sprechervideo erzeugen.',
    keeping: 'Die Daten werden nur aufbewahrt, bis die Präsentation angesehen wurde.',
    changed: 'Zuletzt geändert am {{date}}.',
  },
  footer: 'Rechtliches',
  generated: 'KI-generierte Inhalte',
  suggestTopic: 'Thema vorschlagen',
  rooms: {
    story: 'Eine neue Geschichte',
    'dark-tales': 'Eine neue Gruselgeschichte',
    'childrens-story': 'Eine neue Kindergeschichte',
    xmas: 'Eine neue Weihnachtsgeschichte',
    party: 'Dallic Party',
    soon: 'Noch ist es hier still. Bald kannst du dir hier eine ausdenken.',
  },
  notFound: {
    title: 'Hier ist keine Seite',
    text: 'Vielleicht ist sie umgezogen. Das Regal steht noch, wo es stand.',
    home: 'Zum Regal',
  },
  crash: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Deine Geschichten sind sicher. Geh zurück zum Regal und versuch es noch einmal.',
    home: 'Zum Regal',
    copy: 'Diagnose kopieren',
    copied: 'Kopiert',
  },
  close: 'Schließen',
};

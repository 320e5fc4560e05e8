export const app = {
  name: 'Bookworm',
  home: 'Startseite',
  menu: 'Menü',
  language: 'Sprache',
  skipToContent: 'Zum Inhalt',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  privacyText: {
    readingTitle: 'Lesen und hören',
    reading:
      'Zum Lesen und Hören braucht niemand ein Konto. Gespeicherte Geschichten, Lieblinge und die Seite, auf der du aufgehört hast, bleiben auf diesem Gerät.',
    sayingTitle: 'Was du uns sagst',
    saying:
      'Eine Bewertung oder ein Vorschlag kommt ohne deinen Namen zu uns. Bitte schreib nichts hinein, was nur deine Familie wissen soll.',
    makingTitle: 'Eine Geschichte oder Präsentation erstellen',
    making:
      'Wir brauchen die Worte, die sagen, worum es geht. Foto und Sprachaufnahme sind freiwillig: Es geht auch ohne.',
    sharingTitle: 'Wer die Daten bekommt',
    sharing:
      'Wenn du zustimmst, gehen deine Worte, deine Stimme und dein Foto an KI-Dienste anderer Firmen. Sie erzeugen daraus den Text, die Stimmen und das Video der Person, die vorträgt.',
    keepingTitle: 'Wie lange sie aufbewahrt werden',
    keeping: 'Nur so lange, bis die Präsentation angesehen wurde.',
    asking: 'Fragen dazu? Schreib an',
    changed: 'Stand der letzten Änderung: {{date}}',
  },
  imprintText: {
    operator: 'Verantwortlich für diese Seiten',
    contact: 'Kontakt',
    ai: 'Texte, Bilder und Stimmen der Geschichten werden mit KI erzeugt.',
  },
  newStory: 'Neue Kindergeschichte',
  footer: 'Rechtliches',
  generated: 'KI-generierte Inhalte',
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
  /** What the menu leads to, and the titles there. */
  places: {
    offline: 'Offline-Geschichten',
    suggest: 'Thema vorschlagen',
    suggestions: 'Vorschläge verwalten',
    presentations: 'Präsentationen verwalten',
    publish: 'Veröffentlichen',
  },
  untitled: 'Geschichte ohne Titel',
};

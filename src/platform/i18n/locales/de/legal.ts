export const legal = {
  privacy: {
    readingTitle: 'Lesen und hören',
    reading:
      'Zum Lesen und Hören brauchst du kein Konto. Gespeicherte Geschichten, Favoriten und die Seite, auf der du aufgehört hast, bleiben auf diesem Gerät.',
    sendingTitle: 'Was du uns schreibst',
    sending:
      'Eine Bewertung oder ein Vorschlag kommt ohne deinen Namen zu uns. Bitte schreib nichts hinein, was nur deine Familie wissen soll.',
    makingTitle: 'Eine Geschichte oder Präsentation erstellen',
    making: 'Wir brauchen einen Text, der sagt, worum es geht. Foto und Sprachaufnahme sind freiwillig.',
    sharingTitle: 'Wer die Daten bekommt',
    sharing:
      'Wenn du zustimmst, gehen dein Text, deine Stimme und dein Foto an den Dienst, der die Präsentation erstellt. Er gibt sie vielleicht an KI-Dienste anderer Firmen weiter und verwendet nicht unbedingt alles.',
    retentionTitle: 'Wie lange wir sie aufbewahren',
    retention: 'Nur so lange, bis die Präsentation angesehen wurde.',
    contact: 'Fragen dazu? Schreib an',
    changed: 'Letzte Änderung: {{date}}',
  },
  imprint: {
    operator: 'Verantwortlich für diese Seiten',
    contact: 'Kontakt',
    licences: 'Lizenzen der Software und Schriften in dieser App',
    ai: 'Texte, Bilder und Stimmen der Geschichten werden mit KI erzeugt.',
  },
};

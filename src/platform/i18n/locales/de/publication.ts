export const publication = {
  publishing: 'Deine Präsentation wird veröffentlicht, bitte warten\u00a0…',
  isNew: 'Diese Präsentation ist neu.',
  loading: 'Präsentationen werden geladen\u00a0…',
  notLoaded: 'Die Präsentationen konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  none: 'Es gibt noch keine Präsentationen.',
  more: 'Mehr zeigen',
  number: 'Nummer {{id}}',
  unpublished: 'Nicht mehr veröffentlicht',
  unpublish: 'Zurückziehen',
  delete: 'Löschen',
  done: {
    unpublish: '„{{title}}“ ist nicht mehr veröffentlicht.',
    delete: '„{{title}}“ wurde gelöscht.',
  },
  failed: {
    unpublish: '„{{title}}“ konnte nicht zurückgezogen werden.',
    delete: '„{{title}}“ konnte nicht gelöscht werden.',
  },
  confirm: {
    title: 'Diese Präsentation löschen?',
    text: '„{{title}}“ wird für alle gelöscht. Das lässt sich nicht rückgängig machen.',
    no: 'Behalten',
    yes: 'Löschen',
  },
};

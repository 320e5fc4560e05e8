export const publication = {
  publishing: 'Deine Präsentation wird veröffentlicht, bitte warten...',
  isNew: 'Diese Präsentation ist neu.',
  loading: 'Die Präsentationen werden geholt',
  notLoaded: 'Die Präsentationen sind gerade nicht zu erreichen.',
  tryAgain: 'Noch einmal versuchen',
  none: 'Noch gibt es keine Präsentation.',
  more: 'Mehr zeigen',
  number: 'Nummer {{id}}',
  off: 'Nicht mehr im Regal',
  unpublish: 'Zurückziehen',
  delete: 'Löschen',
  done: {
    unpublish: '„{{title}}“ steht nicht mehr im Regal.',
    delete: '„{{title}}“ ist gelöscht.',
  },
  failed: {
    unpublish: '„{{title}}“: Die Präsentation konnte nicht zurückgezogen werden',
    delete: '„{{title}}“: Die Präsentation konnte nicht gelöscht werden',
  },
  confirm: {
    title: 'Diese Präsentation löschen?',
    text: '„{{title}}“ ist dann für alle weg und lässt sich nicht zurückholen.',
    no: 'Behalten',
    yes: 'Löschen',
  },
};

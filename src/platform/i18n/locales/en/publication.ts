export const publication = {
  publishing: 'Publishing your presentation, please wait...',
  isNew: 'This presentation is new.',
  loading: 'The presentations are being fetched',
  notLoaded: 'The presentations cannot be fetched just now.',
  tryAgain: 'Try again',
  none: 'There is no presentation yet.',
  more: 'Show more',
  number: 'Number {{id}}',
  off: 'No longer on the shelf',
  unpublish: 'Unpublish',
  delete: 'Delete',
  done: {
    unpublish: '“{{title}}” is no longer on the shelf.',
    delete: '“{{title}}” is deleted.',
  },
  failed: {
    unpublish: '“{{title}}”: failed to unpublish presentation',
    delete: '“{{title}}”: failed to delete presentation',
  },
  confirm: {
    title: 'Delete this presentation?',
    text: '“{{title}}” will be gone for everyone, and cannot be brought back.',
    no: 'Keep it',
    yes: 'Delete',
  },
};

export const publication = {
  publishing: 'Publishing your presentation, please wait...',
  isNew: 'This presentation is new.',
  loading: 'Loading presentations…',
  notLoaded: 'The presentations could not be loaded.',
  tryAgain: 'Try again',
  none: 'There are no presentations yet.',
  more: 'Show more',
  number: 'Number {{id}}',
  unpublished: 'No longer published',
  unpublish: 'Unpublish',
  delete: 'Delete',
  done: {
    unpublish: '“{{title}}” is no longer published.',
    delete: '“{{title}}” was deleted.',
  },
  failed: {
    unpublish: '“{{title}}”: failed to unpublish presentation',
    delete: '“{{title}}”: failed to delete presentation',
  },
  confirm: {
    title: 'Delete this presentation?',
    text: '“{{title}}” will be deleted for everyone. This cannot be undone.',
    no: 'Keep it',
    yes: 'Delete',
  },
};

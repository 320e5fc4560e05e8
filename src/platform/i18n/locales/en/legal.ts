export const legal = {
  privacy: {
    readingTitle: 'Reading and listening',
    reading:
      'You do not need an account to read or listen. Saved stories, favourites and the page where you stopped stay on this device.',
    sendingTitle: 'What you send us',
    sending:
      'Ratings and suggestions are sent without your name. Please do not write anything that only your family should know.',
    makingTitle: 'Making a story or presentation',
    making:
      'All we need is a text that says what it should be about. A photo and a voice recording are optional.',
    sharingTitle: 'Who receives the data',
    sharing:
      'If you agree, your text, your voice and your photo go to the service that makes the presentation. It may pass them on to AI services of other companies, and need not use all of them.',
    retentionTitle: 'How long we keep it',
    retention: 'Only until the presentation has been viewed.',
    contact: 'Questions about this? Write to',
    changed: 'Last updated: {{date}}',
  },
  imprint: {
    operator: 'Responsible for this site',
    contact: 'Contact',
    licences: 'Licences of the software and fonts in this app',
    ai: 'The text, pictures and voices of the stories are made with AI.',
  },
};

export const legal = {
  privacy: {
    readingTitle: 'Reading and hearing',
    reading:
      'Nobody needs an account to read or hear a story. Saved stories, favourites and the page where you stopped stay on this device.',
    sayingTitle: 'What you tell us',
    saying:
      'A rating or a suggestion is sent without your name. Please do not write anything in it that only your family should know.',
    makingTitle: 'Making a story or presentation',
    making:
      'We need the words that say what it is about. A photo and a recording of your voice are up to you: it works without them.',
    sharingTitle: 'Who gets it',
    sharing:
      'If you agree, your words, your voice and your photo go to AI services of other companies. They make the text, the voices and the film of the person who presents.',
    retentionTitle: 'How long it is kept',
    retention: 'Only until the presentation has been viewed.',
    asking: 'Questions about this? Write to',
    changed: 'Date of last change: {{date}}',
  },
  imprint: {
    operator: 'Responsible for these pages',
    contact: 'Contact',
    licences: 'Licences of the software and fonts in this app',
    ai: 'Texts, pictures and voices of the stories are made with AI.',
  },
};

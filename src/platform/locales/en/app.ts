export const app = {
  name: 'Bookworm',
  home: 'Home',
  menu: 'Menu',
  language: 'Language',
  skipToContent: 'Skip to content',
  imprint: 'Imprint',
  privacy: 'Privacy',
  privacyText: {
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
    keepingTitle: 'How long it is kept',
    keeping: 'Only until the presentation has been viewed.',
    asking: 'Questions about this? Write to',
    changed: 'Date of last change: {{date}}',
  },
  imprintText: {
    operator: 'Responsible for these pages',
    contact: 'Contact',
    ai: 'Texts, pictures and voices of the stories are made with AI.',
  },
  newStory: 'New children’s story',
  footer: 'Legal',
  generated: 'AI-generated Content',
  rooms: {
    story: 'A new story',
    'dark-tales': 'A new dark tale',
    'childrens-story': 'A new children’s story',
    xmas: 'A new Christmas story',
    party: 'Dallic Party',
    soon: 'This room is still quiet. Soon you can make one here.',
  },
  notFound: {
    title: 'There is no page here',
    text: 'Perhaps it was moved. The shelf is where it always was.',
    home: 'To the shelf',
  },
  crash: {
    title: 'Something went wrong',
    text: 'Your stories are safe. Go back to the shelf and try again.',
    home: 'To the shelf',
    copy: 'Copy diagnostics',
    copied: 'Copied',
  },
  close: 'Close',
  /** What the menu leads to, and the titles there. */
  places: {
    offline: 'Offline stories',
    suggest: 'Suggest a topic',
    suggestions: 'Manage suggestions',
    presentations: 'Manage presentations',
    publish: 'Publish',
  },
  untitled: 'Story without a title',
};

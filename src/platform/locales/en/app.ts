export const app = {
  name: 'Bookworm',
  home: 'Home',
  menu: 'Menu',
  language: 'Language',
  skipToContent: 'Skip to content',
  imprint: 'Imprint',
  privacy: 'Privacy',
  privacyText: {
    reading: 'Reading and hearing stories needs no account. What stays of a story stays on this device only.',
    making:
      'To make a story or presentation, its title is required; a photo and a voice recording are optional. With your consent they go to AI services of third parties that make text, voice and presenter video.',
    keeping: 'Data is kept only until the presentation has been viewed.',
    changed: 'Last changed on {{date}}.',
  },
  footer: 'Legal',
  generated: 'AI-generated Content',
  suggestTopic: 'Suggest a topic',
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
  rate: {
    title: 'How was the story?',
    soon: 'Ratings are on their way. Until then, tell someone near you.',
  },
  close: 'Close',
};

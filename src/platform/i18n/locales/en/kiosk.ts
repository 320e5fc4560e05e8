export const kiosk = {
  tagline: 'Stories and talks to watch and to hear',
  presentations: 'Presentations',
  createOwn: 'Create own',
  invitation: 'Touch the screen to begin',
  empty: {
    title: 'Nothing to watch yet',
    text: 'The presentations arrive as soon as the network is back.',
  },
  stillThere: {
    title: 'Are you still there?',
    text: 'Otherwise this screen starts afresh for the next visitor and forgets everything of yours.',
    left_one: '{{count}} second left',
    left_other: '{{count}} seconds left',
    stay: 'I am here',
  },
  forgetting: 'One moment, the screen is getting ready for the next visitor.',
  crash: {
    title: 'Something went wrong',
    text_one: 'The screen starts again in {{count}} second.',
    text_other: 'The screen starts again in {{count}} seconds.',
    now: 'Start again now',
  },
  toStart: 'To the start',
  elsewhere: {
    title: 'Read on your phone',
    text: 'Point your camera at the code, or open this address:',
    code: 'QR code of the address',
  },
  contacts: {
    internal: 'For staff',
    internalText: 'If this screen does not work:',
    external: 'For visitors',
    externalText: 'If you have questions about what you saw here:',
  },
  split: {
    onOtherScreen: 'On the other screen',
    noShow: 'The screen that shows the presentations is not open.',
    noRemote: 'The control screen is not open.',
  },
};

export const session = {
  again: {
    title: 'Sign in again',
    text: 'Your session has ended. Nothing you entered is lost: sign in again and go on.',
    leave: 'Leave the page',
  },
  timeout: {
    title: 'Are you still working?',
    text: 'This page has not been used for ten minutes. You will be signed out in one minute.',
    stay: 'Stay signed in',
    leave: 'Sign out',
  },
};

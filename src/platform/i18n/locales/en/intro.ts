export const intro = {
  label: 'Welcome',
  close: 'Got it',
};

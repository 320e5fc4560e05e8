export const intro = {
  label: 'Willkommen',
  close: 'Alles klar',
};

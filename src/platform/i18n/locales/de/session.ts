export const session = {
  again: {
    title: 'Erneut anmelden',
    text: 'Ihre Sitzung ist abgelaufen. Ihre Eingaben bleiben erhalten: Melden Sie sich erneut an und machen Sie weiter.',
    leave: 'Seite verlassen',
  },
  timeout: {
    title: 'Arbeiten Sie noch?',
    text: 'Diese Seite wurde zehn Minuten lang nicht benutzt. In einer Minute werden Sie abgemeldet.',
    stay: 'Angemeldet bleiben',
    leave: 'Abmelden',
  },
};

// The German words of the trust page. Paths and drawn words are those of the systems' current releases.
import { apple, fileStep, type TrustTexts } from './trust-texts';

const germanApple = {
  download: 'Profil laden',
  question: 'Profil laden?',
  ignore: 'Ignorieren',
  allow: 'Zulassen',
  installIt: 'Profil installieren',
  settings: 'Einstellungen',
  profile: 'Profil geladen',
  install: 'Installieren',
  fullTrust: 'Vertrauen einschalten',
  general: 'Allgemein',
  about: 'Info',
  trust: 'Zertifikatsvertrauenseinstellungen',
  management: 'VPN und Geräteverwaltung',
};

const germanFile = fileStep('Datei laden', 'Abbrechen', 'Laden');

export const german: TrustTexts = {
  language: 'Sprache',
  title: () => 'Bookworm vertrauen',
  why: ['Nur einmal. Dann bleiben Geschichten hier', ', auch ohne Internet'],
  whichDevice: 'Welches Gerät?',
  others: { apple: 'iPad, iPhone', android: 'Android', computer: 'Computer' },
  download: 'Laden',
  downloaded: (device) => `Geladen auf diesem ${device}.`,
  again: 'Noch einmal laden',
  done: 'Fertig',
  fingerprint: 'Fingerabdruck',
  compare: 'Am Computer dasselbe? Sonst stopp.',
  open: 'Bookworm öffnen',
  waiting: 'Diese Seite merkt, wenn du fertig bist.',
  trusted: (device) => `Auf diesem ${device} geht es jetzt.`,
  honest: () => 'Vertraut wird nur deinem eigenen Computer, für Adressen bei dir zu Hause.',
  undo: 'Rückgängig:',
  devices: {
    ipad: apple('iPad', 'Dieses iPad', germanApple),
    iphone: apple('iPhone', 'Dieses iPhone', germanApple),
    android: {
      name: 'Gerät',
      chip: 'Dieses Android',
      steps: [
        germanFile,
        {
          heading: 'In Einstellungen suchen',
          path: ['Einstellungen', 'Suche: CA-Zertifikat', 'CA-Zertifikat'],
          drawing: { kind: 'pages', title: 'Einstellungen', row: 'CA-Zertifikat', tap: 'CA-Zertifikat' },
        },
        {
          heading: 'Datei installieren',
          path: ['Trotzdem installieren', 'bookworm.crt'],
          drawing: { kind: 'dialog', title: 'CA-Zertifikat', other: 'Nein', tap: 'Trotzdem inst.' },
        },
      ],
      undo: ['Einstellungen', 'Suche: Vertrauenswürdige Anmeldedaten', 'Nutzer', 'Bookworm'],
    },
    windows: {
      name: 'Computer',
      chip: 'Dieser Computer',
      steps: [
        germanFile,
        {
          heading: 'Datei öffnen',
          path: ['bookworm.crt', 'Zertifikat installieren…', 'Aktueller Benutzer', 'Weiter'],
          drawing: { kind: 'pages', title: 'Downloads', row: 'bookworm.crt', tap: 'Installieren…' },
        },
        {
          heading: 'Zu den vertrauten legen',
          path: ['Alle Zertifikate…', 'Durchsuchen…', 'Vertrauenswürdige Stammzertifizierungsstellen'],
          drawing: { kind: 'dialog', title: 'Vertrauenswürdige Stamm…', other: 'Abbrechen', tap: 'OK' },
        },
      ],
      undo: ['certmgr.msc', 'Vertrauenswürdige Stammzertifizierungsstellen', 'Bookworm'],
    },
    mac: {
      name: 'Mac',
      chip: 'Dieser Mac',
      steps: [
        germanFile,
        {
          heading: 'Datei öffnen',
          path: ['bookworm.crt', 'Schlüsselbundverwaltung', 'Hinzufügen'],
          drawing: { kind: 'pages', title: 'Downloads', row: 'bookworm.crt', tap: 'Hinzufügen' },
        },
        {
          heading: 'Vertrauen einschalten',
          path: ['Schlüsselbundverwaltung', 'Bookworm', 'Vertrauen', 'Immer vertrauen'],
          drawing: { kind: 'dialog', title: 'Vertrauen', other: 'Nie', tap: 'Immer vertrauen' },
        },
      ],
      undo: ['Schlüsselbundverwaltung', 'Bookworm', 'Löschen'],
    },
    linux: {
      name: 'Computer',
      chip: 'Dieser Computer',
      steps: [
        germanFile,
        {
          heading: 'In den Browser importieren',
          path: ['Einstellungen', 'Suche: Zertifikate', 'Zertifizierungsstellen', 'Importieren'],
          drawing: { kind: 'pages', title: 'Einstellungen', row: 'Zertifikate', tap: 'Importieren' },
        },
        {
          heading: 'Für Websites vertrauen',
          path: ['Dieser CA vertrauen, um Websites zu identifizieren', 'OK'],
          drawing: { kind: 'dialog', title: 'Websites identifizieren', other: 'Abbrechen', tap: 'OK' },
        },
      ],
      undo: ['Einstellungen', 'Suche: Zertifikate', 'Zertifizierungsstellen', 'Bookworm'],
    },
  },
};

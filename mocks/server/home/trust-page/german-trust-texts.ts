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
  title: () => 'So vertraut dein Gerät Bookworm',
  why: ['Einmal genügt. Dann bleiben Geschichten hier', ', auch ohne Internet'],
  whichDevice: 'Welches Gerät?',
  others: { apple: 'iPad, iPhone', android: 'Android', computer: 'Computer' },
  download: 'Laden',
  downloaded: (device) => `Liegt auf diesem ${device}.`,
  again: 'Noch einmal laden',
  done: 'Fertig',
  fingerprint: 'Fingerabdruck',
  compare: 'Am Computer dasselbe? Sonst brich ab.',
  open: 'Bookworm öffnen',
  waiting: 'Die Seite merkt selbst, wenn du fertig bist.',
  trusted: (device) => `Geschafft! Auf diesem ${device} kann es losgehen.`,
  honest: () => 'Das Vertrauen gilt nur deinem eigenen Computer, und nur in deinem Heimnetz.',
  undo: 'So machst du es rückgängig:',
  devices: {
    ipad: apple('iPad', 'Dieses iPad', germanApple),
    iphone: apple('iPhone', 'Dieses iPhone', germanApple),
    android: {
      name: 'Gerät',
      chip: 'Dieses Android',
      steps: [
        germanFile,
        {
          heading: 'In den Einstellungen suchen',
          path: ['Einstellungen', 'Suche: CA-Zertifikat', 'CA-Zertifikat'],
          drawing: { kind: 'pages', title: 'Einstellungen', row: 'CA-Zertifikat', tap: 'CA-Zertifikat' },
        },
        {
          heading: 'Datei installieren',
          path: ['Trotzdem installieren', 'bookworm.crt'],
          drawing: { kind: 'dialog', title: 'CA-Zertifikat', other: 'Nicht…', tap: 'Trotzdem…' },
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
          heading: 'Als vertrauenswürdig ablegen',
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
          drawing: { kind: 'dialog', title: 'Vertrauen', other: 'Nie vertrauen', tap: 'Immer vertrauen' },
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
          heading: 'Zertifikate öffnen',
          path: ['Einstellungen', 'Datenschutz und Sicherheit', 'Sicherheit', 'Zertifikate verwalten'],
          drawing: { kind: 'pages', title: 'Einstellungen', row: 'Sicherheit', tap: 'Verwalten…' },
        },
        {
          heading: 'Datei importieren',
          path: ['Von dir installiert', 'Vertrauenswürdige Zertifikate', 'Importieren', 'bookworm.crt'],
          drawing: {
            kind: 'pages',
            title: 'Von dir installiert',
            row: 'Vertrauenswürdige…',
            tap: 'Importieren',
          },
        },
      ],
      undo: ['Zertifikate verwalten', 'Von dir installiert', 'Bookworm'],
    },
    firefox: {
      name: 'Computer',
      chip: 'Dieser Computer',
      steps: [
        germanFile,
        {
          heading: 'In den Browser importieren',
          path: [
            'Einstellungen',
            'Suche: Zertifikate',
            'Zertifikate anzeigen…',
            'Zertifizierungsstellen',
            'Importieren…',
          ],
          drawing: {
            kind: 'pages',
            title: 'Einstellungen',
            row: 'Zertifikate anzeigen…',
            tap: 'Importieren…',
          },
        },
        {
          heading: 'Für Websites vertrauen',
          path: ['Dieser CA vertrauen, um Websites zu identifizieren', 'OK'],
          drawing: { kind: 'dialog', title: 'Websites identifizieren', other: 'Abbrechen', tap: 'OK' },
        },
      ],
      undo: ['Einstellungen', 'Zertifikate anzeigen…', 'Zertifizierungsstellen', 'Bookworm'],
    },
  },
};

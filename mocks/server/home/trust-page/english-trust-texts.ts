// The English words of the trust page. Paths and drawn words are those of the systems' current releases.
import { apple, fileStep, type TrustTexts } from './trust-texts';

const englishApple = {
  download: 'Download the profile',
  question: 'Download a profile?',
  ignore: 'Ignore',
  allow: 'Allow',
  installIt: 'Install it in Settings',
  settings: 'Settings',
  profile: 'Profile Downloaded',
  install: 'Install',
  fullTrust: 'Switch on full trust',
  general: 'General',
  about: 'About',
  trust: 'Certificate Trust Settings',
  management: 'VPN & Device Management',
};

const englishFile = fileStep('Download the file', 'Cancel', 'Download');

export const english: TrustTexts = {
  language: 'Language',
  title: (device) => `Let this ${device} trust Bookworm`,
  why: ['Once, in two minutes. Then stories stay here', ', even without internet'],
  whichDevice: 'Which device?',
  others: { apple: 'iPad, iPhone', android: 'Android', computer: 'Computer' },
  download: 'Download',
  downloaded: (device) => `It’s on this ${device}.`,
  again: 'Download again',
  done: 'Done',
  fingerprint: 'Fingerprint',
  compare: 'The same on your computer? If not, stop.',
  open: 'Open Bookworm',
  waiting: 'This page notices when you’re done.',
  trusted: (device) => `This ${device} trusts Bookworm.`,
  honest: (device) => `This ${device} will trust only your own computer, and only on your home network.`,
  undo: 'To undo it:',
  devices: {
    ipad: apple('iPad', 'This iPad', englishApple),
    iphone: apple('iPhone', 'This iPhone', englishApple),
    android: {
      name: 'device',
      chip: 'This Android',
      steps: [
        englishFile,
        {
          heading: 'Find it in Settings',
          path: ['Settings', 'Search: CA certificate', 'CA certificate'],
          drawing: { kind: 'pages', title: 'Settings', row: 'CA certificate', tap: 'CA certificate' },
        },
        {
          heading: 'Install the file',
          path: ['Install anyway', 'bookworm.crt'],
          drawing: { kind: 'dialog', title: 'CA certificate', other: 'Don’t install', tap: 'Install anyway' },
        },
      ],
      undo: ['Settings', 'Search: Trusted credentials', 'User', 'Bookworm'],
    },
    windows: {
      name: 'computer',
      chip: 'This computer',
      steps: [
        englishFile,
        {
          heading: 'Open the file',
          path: ['bookworm.crt', 'Install Certificate…', 'Current User', 'Next'],
          drawing: { kind: 'pages', title: 'Downloads', row: 'bookworm.crt', tap: 'Install…' },
        },
        {
          heading: 'Put it among the trusted ones',
          path: ['Place all certificates…', 'Browse…', 'Trusted Root Certification Authorities'],
          drawing: { kind: 'dialog', title: 'Trusted Root Certification…', other: 'Cancel', tap: 'OK' },
        },
      ],
      undo: ['certmgr.msc', 'Trusted Root Certification Authorities', 'Bookworm'],
    },
    mac: {
      name: 'Mac',
      chip: 'This Mac',
      steps: [
        englishFile,
        {
          heading: 'Open the file',
          path: ['bookworm.crt', 'Keychain Access', 'Add'],
          drawing: { kind: 'pages', title: 'Downloads', row: 'bookworm.crt', tap: 'Add' },
        },
        {
          heading: 'Switch on full trust',
          path: ['Keychain Access', 'Bookworm', 'Trust', 'Always Trust'],
          drawing: { kind: 'dialog', title: 'Trust', other: 'Never Trust', tap: 'Always Trust' },
        },
      ],
      undo: ['Keychain Access', 'Bookworm', 'Delete'],
    },
    linux: {
      name: 'computer',
      chip: 'This computer',
      steps: [
        englishFile,
        {
          heading: 'Open the certificates',
          path: ['Settings', 'Privacy and security', 'Security', 'Manage certificates'],
          drawing: { kind: 'pages', title: 'Settings', row: 'Security', tap: 'Manage…' },
        },
        {
          heading: 'Import the file',
          path: ['Installed by you', 'Trusted Certificates', 'Import', 'bookworm.crt'],
          drawing: { kind: 'pages', title: 'Installed by you', row: 'Trusted Certificates', tap: 'Import' },
        },
      ],
      undo: ['Manage certificates', 'Installed by you', 'Bookworm'],
    },
    firefox: {
      name: 'computer',
      chip: 'This computer',
      steps: [
        englishFile,
        {
          heading: 'Import it into the browser',
          path: ['Settings', 'Search: certificates', 'View Certificates…', 'Authorities', 'Import…'],
          drawing: { kind: 'pages', title: 'Settings', row: 'View Certificates…', tap: 'Import…' },
        },
        {
          heading: 'Trust it for websites',
          path: ['Trust this CA to identify websites', 'OK'],
          drawing: { kind: 'dialog', title: 'Identify websites', other: 'Cancel', tap: 'OK' },
        },
      ],
      undo: ['Settings', 'View Certificates…', 'Authorities', 'Bookworm'],
    },
  },
};

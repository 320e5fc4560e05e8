// Writes the e-mail that brings the link of a finished story, as a file that mail programs open (RFC 5322). Pure; sends nothing.

export interface FinishedStory {
  /** Where it is sent. */
  readonly to: string;
  readonly title: string;
  readonly language: 'German' | 'English';
  /** The story's address, with its origin. */
  readonly link: string;
  readonly id: string;
  readonly date: Date;
  /** The address that it comes from; by default one of the link's host. */
  readonly from?: string | undefined;
}

const texts = {
  German: {
    subject: (title: string) => `Deine Geschichte „${title}“ ist fertig`,
    body: (title: string, link: string) => [
      'Hallo,',
      '',
      `deine Geschichte „${title}“ ist fertig. Hier kannst du sie lesen und anhören:`,
      '',
      link,
      '',
      'Viel Freude beim Vorlesen',
      'Bookworm',
    ],
  },
  English: {
    subject: (title: string) => `Your story “${title}” is ready`,
    body: (title: string, link: string) => [
      'Hello,',
      '',
      `your story “${title}” is ready. You can read it and listen to it here:`,
      '',
      link,
      '',
      'Enjoy reading together',
      'Bookworm',
    ],
  },
} as const;

/** An address that a header can hold as it is: without the characters that have a meaning there. */
const plainAddress = /^[^\s\p{Cc}()<>[\]:;@\\,"]+@[^\s\p{Cc}()<>[\]:;@\\,"]+$/u;

/** Returns whether mail can be sent to an address. */
export function canBeMailed(address: string): boolean {
  return address.length <= 254 && plainAddress.test(address);
}

/** Returns the e-mail. Throws RangeError for an address that cannot be mailed; its message does not hold the address. */
export function finishedMail({ to, title, language, link, id, date, from }: FinishedStory): string {
  if (!canBeMailed(to)) throw new RangeError('No mail can be sent to this address');
  const { subject, body } = texts[language];
  const origin = new URL(link);
  // A line break would begin a line of the title's own.
  const plainTitle = title.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
  return [
    `From: Bookworm <${from ?? `bookworm@${origin.hostname}`}>`,
    `To: ${to}`,
    `Subject: ${encodedText(subject(plainTitle), 'Subject: '.length)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <story-${id}-${date.getTime()}@${origin.hostname}>`,
    'MIME-Version: 1.0',
    `Content-Language: ${language === 'German' ? 'de' : 'en'}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...body(plainTitle, link).flatMap(shortLines),
    '',
  ].join('\r\n');
}

/** Bytes of text in one encoded word: with its frame it fits into the 75 characters that are allowed. */
const wordBytes = 42;

/** Returns a header's text in encoded words (RFC 2047), folded into lines. No character is cut in two. */
function encodedText(text: string, used: number): string {
  const words: string[] = [];
  let word = '';
  let bytesLeft = wordBytes - used;
  for (const character of text) {
    if (Buffer.byteLength(word + character) > bytesLeft) {
      words.push(word);
      word = '';
      bytesLeft = wordBytes;
    }
    word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

/** A line of a mail has at most 998 bytes; a title of 300 characters may have more. */
function shortLines(line: string): string[] {
  if (Buffer.byteLength(line) <= 900) return [line];
  const words = line.split(' ');
  const middle = Math.ceil(words.length / 2);
  if (middle === words.length) return (line.match(/.{1,200}/gu) ?? []).flatMap((part) => part);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')].flatMap(shortLines);
}

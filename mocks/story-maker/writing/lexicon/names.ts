// First names that titles use most, by what pronouns follow.

const list = (names: string) => new Set(names.split(' '));

const girls = list(
  'lina mia emma hannah anna lea lena leni lotta lotte clara klara ida mila ella emily emilia sophie sofia marie maria luisa paula greta frieda frida ' +
    'johanna charlotte amelie lilly lilli lily lucy lara laura nora nele pia maja maya zoe zoey chloe olivia ava isla grace ruby alice daisy rosie rosa ' +
    'poppy molly sarah sara lisa tina tilda matilda martha mathilda antonia elsa jana julia katie kate jane eva lulu mimi heidi pippi momo ronja ' +
    'amy bella zara nina tessa fiona finja carla romy malia holly penny peggy susi suse anne annie sally wanda vera ellie evie susan mary elena ' +
    'amara hana yara mila suri zeynep amina samira selma vesna leila nani zuri abena saskia signe mei asha fatou elif tomoko thuy ngozi lola tia mina luna lilo',
);
const boys = list(
  'ben emil leo leon anton noah tom tim paul finn felix max maximilian jonas lukas luca luka elias oskar oscar theo jakob jacob karl carl henry henri ' +
    'fritz hans peter pete otto bruno konrad mats matti mattis jannik jan nico niklas philipp simon david daniel samuel sam sami jack harry charlie ' +
    'george oliver william james thomas alfie archie freddie arthur joe billy bob bobby nils lars michel moritz kasper kaspar findus benjamin milo ' +
    'fred freddy john johnny toby ted louis linus levi erik eric mika julian johann willi willy rudi rudolf robin alex ali mo luis jim georg ' +
    'yusuf emre omar kofi malik nuri ravi tariq karim jonte pelle idris mikkel noam dilan chinedu tiago matteo mateo jun ole edgar balduin',
);

/** Returns whose name a word is; undefined when it is none that is known. */
export function sexOfName(word: string): 'm' | 'f' | undefined {
  const plain = word.toLowerCase();
  if (girls.has(plain)) return 'f';
  return boys.has(plain) ? 'm' : undefined;
}

/** Returns the likelier pronoun of an unknown name, by its sound. */
export function likelySex(name: string): 'm' | 'f' {
  return /(?:a|e|ie|y|ah|ine|elle|chen|lein)$/i.test(name) ? 'f' : 'm';
}

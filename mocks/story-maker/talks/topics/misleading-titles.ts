// What looks like a topic in a title and is another thing. All in small letters and without accents.

/** Names and idioms; a title is read as if they were not there. */
export const elsewhere: readonly string[] = [
  'star wars', 'star trek', 'lightning mcqueen', 'krieg der sterne', '(?:pop|rock|film|movie|all|tv|porn)[ -]?stars?', 'star alliance', '[0-9] sterne?', 'sterne ?hotels?',
  'hot[ -]?dogs?', 'dog days', 'cat stevens', 'big apple', 'apple (?:inc|pay|music|tv)', 'angry birds', 'bird flu', 'big bird', 'snow white', 'sea (?:horses?|lions?|of thieves)',
  'once upon a time', 'time to', 'potty time', 'tea time', 'summer ?time', 'time travel', 'time machines?', 'die zeit', 'zeit (?:fur|zu)', 'rain man', 'bruno mars', 'mars bars?', 'venus williams', 'light novels?', 'light years?',
  'rocket league', 'how to train', 'train your', 'watch (?:out|tv|dogs)', 'keith moon', 'glass ceiling', 'wheel of fortune', 'gluecksrad', 'water (?:polo|pistols?)', 'la casa de papel', 'game of thrones',
  'robot(?:er)? rap', 'golden globes?', 'jungle book', 'face ?book', 'cold war', 'bug bounty', 'heart of stone', 'piano bar', 'stern magazin', 'null bock', 'hot chocolate band', 'pink floyd', 'moon boots?', 'honey moon', 'brain drain', 'spelling bee', 'brad pitt',
]; // prettier-ignore

/** A topic's word means something else beside one of these words. */
export const misled: Readonly<Record<string, readonly string[]>> = {
  apples: ['microsoft', 'google', 'samsung', 'iphone', 'iphones', 'ipad', 'ipads', 'mac', 'macbook', 'ios', 'jobs', 'aktie', 'aktien', 'shares', 'amazon', 'facebook'],
  dogs: ['ketchup', 'senf', 'mustard'],
}; // prettier-ignore

/** Compounds whose last part is not meant: a `Seehund` is a seal. */
export const notHeads: readonly string[] =
  'seehund schweinehund seepferd nilpferd flusspferd steckenpferd heupferd spaßvogel pechvogel galgenvogel schmuckvogel fußpilz atompilz gluckspilz hautpilz fremdsaurier burosaurier knallfrosch abendbrot badesalz hautfarbe fruhstuckshund tagebuch drehbuch besuch fluch gesuch fluggerat wattepapier wertpapier klopapier schlusslicht rampenlicht zwielicht gruselkamera raubritter pflicht gedicht gericht angesicht eselsbrucke zahnbrucke kurmusik schlangengeld eintrittsgeld pinguinmeer lichtermeer hausermeer blumenmeer winterschlaf'.split(
    ' ',
  );

/** Endings of plurals, cases, adjectives and sciences in the five languages that write them. */
export const endings: ReadonlySet<string> = new Set(
  's es e en n er ern ens em o os oes a as i ie ies y x aux z ze he hi h hs nen ing ed ers ter isch ische ischen ischer ic ics ical ik k ica ico ici iche ique iques icas icos ia ias io ios ion ione ions um ums us ium al ales ity c cal city que cite cidad zitat sch scher cita co ci ca aph aphs aphy aphie aphies aphe aphen ieren in innen ung ungen eria ero eros erie eries ini ino ine ines ier iers iere eur eurs ura ore or oso eux ado itat lade ologie logy'.split(
    ' ',
  ),
);

// The words of the canary: a visitor whose words are found nowhere else (spec screens §12).

/** Words that only this visitor says: the title, the name, the question, the answer, the comment. */
export const canaryWords = [
  'Quittenmarmelade',
  'Adalinde',
  'Warumdudelsack',
  'Weilpfefferkuchen',
  'Lobhudelkommentar',
] as const;

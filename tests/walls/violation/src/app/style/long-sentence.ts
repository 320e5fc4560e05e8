// Counts one two three four five six seven eight nine ten eleven twelve thirteen
// fourteen fifteen sixteen seventeen eighteen nineteen twenty and then goes on for six more words.
export const words = 26;

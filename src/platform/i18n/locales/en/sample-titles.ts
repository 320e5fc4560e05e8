// Titles that the story wizards suggest in English, for each age group and each world of its own.
export const sampleTitles = {
  age_2: [
    'Bear has my hat',
    'Mouse eats toast',
    'Where is Noah’s sock?',
    'Duck in big boots',
    'Moon in the bath',
  ],
  age_3: [
    'The mouse who borrowed a teacup',
    'Why is the moon following us?',
    'Bear won’t share his puddle',
    'The snail who wanted to fly',
    'A tent full of rabbits',
  ],
  age_4: [
    'The snail who wanted to fly',
    'The umbrella that was afraid of rain',
    'A letter for the fox',
    'The night the stars came down',
    'Grandma’s rocket',
  ],
  age_5: [
    'The dragon who could not whistle',
    'The island in the duck pond',
    'A lighthouse for fireflies',
    'The hedgehog’s first snow',
    'The robot who collected words',
  ],
  age_6: [
    'The secret lift in the library',
    'The whale in the school pool',
    'The day all clocks stood still',
    'A map of the attic',
    'The inventor’s cat',
  ],
  age_7: [
    'The last tram to the sea',
    'The girl who repaired thunderstorms',
    'Letters from the lighthouse',
    'The museum after midnight',
    'The river that forgot its way',
  ],
  'dark-tale': [
    'The house with one lit window',
    'The lantern that would not go out',
    'What waited under the bridge',
    'The clock in the empty tower',
    'The ghost who missed his bus',
  ],
  christmas: [
    'The reindeer with cold feet',
    'A parcel without a name',
    'The smallest star on the tree',
    'Snow for the lighthouse keeper',
    'The biscuit that ran to the North Pole',
  ],
} as const satisfies Record<string, readonly string[]>;

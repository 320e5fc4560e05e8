// From the first `I want to` to the moment when somebody says the right thing.
import type { Beat, Part } from '../plot';
import { isDream, isSkill, isSwimming, needsWings } from './goal';

const trying: readonly Beat[] = [
  {
    need: 3,
    when: needsWings,
    headline: { de: 'Eins, zwei, drei', en: 'One, two, three' },
    de: {
      little: '{Hero} klettert auf einen Stein. Eins, zwei, drei, los! Plumps. Das war kein Fliegen.',
      middle:
        '{Hero} kletterte auf einen Stein, zählte bis drei und ließ los. Plumps. «hero: Geflogen bin ich», sagte {hero:er}. «hero: Nur leider nach unten.» [Der Stein war nicht sehr hoch. Das war ein Glück.]',
    },
    en: {
      little: '{Hero} climbs up on a stone. One, two, three, go! Bump. That was not flying.',
      middle:
        '{Hero} climbed up on a stone, counted to three and let go. Bump. «hero: I did fly,» said {hero}. «hero: Only it was downwards.» [It was not a very high stone, which was lucky.]',
    },
    scene: ({ at, hero }) =>
      at('day', [{ t: 'rock', x: 480, y: 920, s: 2.2 }, hero(480, 800, { face: 'wow', arm: 'up', z: 930 })]),
  },
  {
    need: 10,
    when: needsWings,
    headline: { de: 'Der Schirm', en: 'The umbrella' },
    de: {
      little: '{Hero} nimmt einen Schirm. Da kommt der Wind. Hui! Der Schirm fliegt weg. {Hero} nicht.',
      middle:
        'Dann versuchte {hero:er} es mit einem roten Schirm. Ein Wind kam, und der Schirm stieg hoch in die Luft. {Hero} leider nicht. [«hero: Immerhin einer von uns», sagte {hero} und sah ihm lange nach.]',
    },
    en: {
      little:
        '{Hero} tries an umbrella. Here comes the wind. Whoosh! The umbrella flies away. {Hero} does not.',
      middle:
        'Next {hero} tried a red umbrella. A wind came, and the umbrella rose high into the air. {Hero} did not. [«hero: Well, one of us can do it,» said {hero}, and watched it for a long time.]',
    },
    scene: ({ at, hero }) =>
      at('day', [
        { t: 'umbrella', x: 700, y: 370, s: 1.3, r: 0.5 },
        hero(340, 920, { face: 'wow', look: [0.7, -1] }),
      ]),
  },
  {
    need: 3,
    when: (idea) => !needsWings(idea),
    headline: { de: 'Der erste Versuch', en: 'The first try' },
    de: {
      little: '{Hero} versucht es. Eins, zwei, drei, los! Oh. Das war nichts.',
      middle:
        '{Hero} versuchte es gleich. Es klappte überhaupt nicht. [Es klappte so wenig, dass {hero} selber lachen musste.] «hero: Gut», sagte {hero:er}. «hero: Jetzt weiß ich schon, wie es nicht geht.»',
    },
    en: {
      little: '{Hero} tries it. One, two, three, go! Oh. That did not work.',
      middle:
        '{Hero} tried it at once. It did not work at all. [It worked so little that even {hero} had to laugh.] «hero: Good,» said {hero}. «hero: Now I know how not to do it.»',
    },
    scene: ({ at, hero }) =>
      at('day', [hero(500, 910, { face: 'shy', al: 'cheek' })], { shot: 'near', focus: [512, 740] }),
  },
  {
    need: 10,
    when: (idea) => !needsWings(idea),
    headline: { de: 'Noch einmal', en: 'Once more' },
    de: {
      little: '{Hero} versucht es noch einmal. Und noch einmal. Und noch einmal. Puh!',
      middle:
        '{Hero} versuchte es noch einmal, und dann noch einmal. Langsam und schnell, vorwärts und rückwärts. [Beim siebten Mal sah es fast schon richtig aus, aber nur von Weitem.]',
    },
    en: {
      little: '{Hero} tries again. And again. And again. Phew!',
      middle:
        '{Hero} tried again, and then again, slowly and quickly, forwards and backwards. [The seventh time it almost looked right, if you stood far enough away.]',
    },
    scene: ({ at, hero }) =>
      at('day', [hero(560, 900, { face: 'worry', look: [-0.5, 0.6], arm: 'up' })], { shot: 'far' }),
  },
];

const advice: readonly Beat[] = [
  {
    need: 4,
    when: needsWings,
    headline: { de: 'Zwei Flügel', en: 'Two wings' },
    de: {
      little: 'Da kommt {helper:full}. «helper: Ich habe Flügel», sagt {helper}. «helper: Steig auf!» Oh!',
      middle:
        '{Helper:full} hatte alles gesehen. «helper: Flügel kann ich dir nicht schenken», sagte {helper:er}. «helper: Aber ich habe zwei. Das reicht für uns beide.» [{Hero} dachte kurz nach. Daran hatte {hero:er} noch gar nicht gedacht.]',
    },
    en: {
      little: 'Here comes {helper:full}. «helper: I have wings,» says {helper}. «helper: Climb on!» Oh!',
      middle:
        '{Helper:full} had seen it all. «helper: I cannot give you wings,» {helper:he} said. «helper: But I have two, and that is enough for both of us.» [{Hero} had never thought of that.]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        hero(300, 920, { face: 'wow', look: [1, -0.3] }),
        helper(700, 910, { s: 1.3, face: 'talk', look: [-1, 0.2], ar: 'point' }),
      ]),
  },
  {
    need: 4,
    when: isDream,
    headline: { de: 'So tun als ob', en: 'Let’s pretend' },
    de: {
      little: 'Da kommt {helper:full}. «helper: Wir spielen es!», sagt {helper}. «helper: Komm, wir tun so!»',
      middle:
        'Da kam {helper:full}. «helper: Dann tu doch einfach so», sagte {helper:er}. «hero: Nur so tun?», fragte {hero}. «helper: So fängt alles an», sagte {helper}. [«helper: Wer gut spielen kann, ist schon halb da.»]',
    },
    en: {
      little:
        'Here comes {helper:full}. «helper: Let’s play it!» says {helper}. «helper: Come on, let’s pretend!»',
      middle:
        'Then {helper:full} came by. «helper: Why not pretend?» {helper:he} said. «hero: Only pretend?» asked {hero}. «helper: That is how everything begins,» said {helper}. [«helper: If you can play it, you are halfway there.»]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        hero(310, 910, { face: 'wow', look: [1, 0] }),
        helper(700, 900, { face: 'talk', look: [-1, 0], al: 'up' }),
      ]),
  },
  {
    need: 4,
    when: (idea) => isSkill(idea) || isSwimming(idea),
    headline: { de: 'Ein kleines Stück', en: 'A little bit' },
    de: {
      little:
        'Da kommt {helper:full}. «helper: Nicht alles auf einmal», sagt {helper}. «helper: Nur ein kleines Stück.»',
      middle:
        'Da kam {helper:full}. «helper: Du willst alles auf einmal», sagte {helper:er}. «helper: Fang mit dem kleinsten Stück an.» «hero: Und dann?», fragte {hero}. «helper: Dann das nächste.» [So machte es {helper} nämlich auch, mit allem.]',
    },
    en: {
      little:
        'Here comes {helper:full}. «helper: Not all at once,» says {helper}. «helper: Just a little bit.»',
      middle:
        'Then {helper:full} came by. «helper: You want it all at once,» {helper:he} said. «helper: Begin with the smallest bit.» «hero: And then?» asked {hero}. «helper: Then the next.» [That was how {helper} did everything.]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        hero(310, 910, { face: 'thinking', look: [1, -0.3] }),
        helper(700, 900, { face: 'talk', look: [-1, 0], al: 'point' }),
      ]),
  },
];

export const opening: readonly Part[] = [
  [
    {
      need: 1,
      headline: { de: 'Ein großer Wunsch', en: 'A big wish' },
      de: {
        little: 'Da ist {hero:intro}. «hero: Ich will {goal}!», sagt {hero}. «hero: Heute!»',
        middle:
          '{Once} saß {hero:intro} {place} und dachte nach. «hero: Ich möchte {goal}», sagte {hero}. «hero: Nicht irgendwann. Heute.» [Irgendwann ist nämlich ein Tag, der nie kommt.]',
      },
      en: {
        little: 'Here is {hero:intro}. «hero: I want to {goal}!» says {hero}. «hero: Today!»',
        middle:
          '{Once} {hero:intro} sat {place}, thinking. «hero: I want to {goal},» said {hero}. «hero: Not some day. Today.» [Some day, as everybody knows, is a very long way off.]',
      },
      scene: ({ at, hero }) =>
        at('day', [hero(450, 900, { pose: 'sit', face: 'thinking' })], { shot: 'far' }),
    },
    {
      need: 1,
      headline: { de: 'Ein Traum', en: 'A dream' },
      de: {
        little: 'Da ist {hero:intro}. {Hero} träumt und träumt. «hero: Ich will {goal}!», ruft {hero}.',
        middle:
          '{Once} wachte {hero:intro} {place} auf und wusste etwas ganz genau. «hero: Ich möchte {goal}», sagte {hero}. «hero: Ich weiß nur noch nicht, wie.» [Das Wie ist meistens der längere Teil.]',
      },
      en: {
        little: 'Here is {hero:intro}. {Hero} dreams and dreams. «hero: I want to {goal}!» calls {hero}.',
        middle:
          '{Once} {hero:intro} woke up {place} and knew one thing for sure. «hero: I want to {goal},» said {hero}. «hero: I just don’t know how.» [The how is mostly the longer part.]',
      },
      scene: ({ at, hero }) => at('day', [hero(500, 910, { face: 'happy', look: [0.4, -0.9] })]),
    },
    {
      need: 1,
      headline: { de: 'Am Anfang war ein Wunsch', en: 'It began with a wish' },
      de: {
        little: 'Wer ist das? Das ist {hero:intro}. {Hero} hat einen Wunsch. «hero: Ich will {goal}!»',
        middle:
          'Es war einmal {hero:intro}, und es gab einmal einen Wunsch. Der Wunsch war ziemlich groß. «hero: Ich möchte {goal}», sagte {hero} {place} zu einem Baum. [Der Baum verriet es nicht weiter.]',
      },
      en: {
        little: 'Who is this? It is {hero:intro}. {Hero} has a wish. «hero: I want to {goal}!»',
        middle:
          'Once there was {hero:intro}, and once there was a wish. The wish was quite big. «hero: I want to {goal},» said {hero} to a tree {place}. [The tree never told anybody.]',
      },
      scene: ({ at, hero }) =>
        at('day', [hero(330, 910, { face: 'talk', look: [1, -0.4] }), { t: 'tree', x: 720, y: 860, s: 2.2 }]),
    },
  ],
  {
    need: 6,
    when: (idea) => !isDream(idea),
    headline: { de: 'Du?', en: 'You?' },
    de: {
      little:
        'Da ist {friend:intro}. «friend: Du?», fragt {friend}. «friend: Das geht nicht!» «hero: Doch», sagt {hero}.',
      middle:
        '«friend: Du?», fragte {friend:intro}. «friend: Das hat hier noch nie jemand geschafft.» «hero: Dann wird es höchste Zeit», sagte {hero}. [Darauf fiel {friend:dat} keine Antwort ein.]',
    },
    en: {
      little:
        'Here is {friend:intro}. «friend: You?» says {friend}. «friend: You can’t do that!» «hero: I can,» says {hero}.',
      middle:
        '«friend: You?» said {friend:intro}. «friend: Nobody here has ever done that.» «hero: Then it is high time,» said {hero}. [{Friend} could not think of an answer.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(300, 910, { face: 'smile', look: [1, 0], arm: 'hip' }),
        friend(720, 900, { face: 'wow', look: [-1, 0] }),
      ]),
  },
  {
    need: 6,
    when: isDream,
    headline: { de: 'Du?', en: 'You?' },
    de: {
      little:
        'Da ist {friend:intro}. «friend: Du?», fragt {friend}. «friend: Wie soll das gehen?» «hero: Mal sehen», sagt {hero}.',
      middle:
        '«friend: Du?», fragte {friend:intro}. «friend: Wie soll das denn gehen?» «hero: Das weiß ich auch noch nicht», sagte {hero}. [Darauf fiel {friend:dat} keine Antwort ein.]',
    },
    en: {
      little:
        'Here is {friend:intro}. «friend: You?» says {friend}. «friend: How can that work?» «hero: Let’s see,» says {hero}.',
      middle:
        '«friend: You?» said {friend:intro}. «friend: How is that going to work?» «hero: I don’t know yet,» said {hero}. [{Friend} could not think of an answer.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(310, 910, { face: 'smile', look: [1, 0], arm: 'hip' }),
        friend(730, 900, { face: 'thinking' }),
      ]),
  },
  ...trying,
  {
    need: 8,
    headline: { de: 'Eine Pause', en: 'A rest' },
    de: {
      little: '{Hero} ist müde. {Hero} ist traurig. Es klappt einfach nicht.',
      middle:
        'Da setzte sich {hero} unter einen Baum und wollte nie wieder etwas wollen. [Das ging genau so lange gut, bis die Füße wieder ausgeruht waren.] «hero: Einmal noch», sagte {hero:er} leise.',
    },
    en: {
      little: '{Hero} is tired. {Hero} is sad. It just will not work.',
      middle:
        '{Hero} sat down under a tree and decided never to want anything again. [That lasted for exactly one short rest.] «hero: Just one more time,» {hero:he} said quietly.',
    },
    scene: ({ at, hero }) =>
      at('day', [
        { t: 'tree', x: 620, y: 850, s: 2.3 },
        hero(430, 910, { pose: 'sit', face: 'sad', look: [0, 1] }),
      ]),
  },
  ...advice,
];

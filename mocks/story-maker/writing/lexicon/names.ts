// First names that titles use most, by what pronouns follow.

const list = (names: string) => new Set(names.split(' '));

const girls = list(
  'lina mia emma hannah anna lea lena leni lotta lotte clara klara ida mila ella emily emilia sophie sofia marie maria luisa paula greta frieda frida ' +
    'johanna charlotte amelie lilly lilli lily lucy lara laura nora nele pia maja maya zoe zoey chloe olivia ava isla grace ruby alice daisy rosie rosa ' +
    'poppy molly sarah sara lisa tina tilda matilda martha mathilda antonia elsa jana julia katie kate jane eva lulu mimi heidi pippi momo ronja ' +
    'amy bella zara nina tessa fiona finja carla romy malia holly penny peggy susi suse anne annie sally wanda vera ellie evie susan mary elena ' +
    'amara hana yara mila suri zeynep amina samira selma vesna leila nani zuri abena saskia signe mei asha fatou elif tomoko thuy ngozi lola tia mina luna lilo aylin priya aisha hanna leyla mariam salma nour yuki hana aiko chiara giulia camille chloé ines fatima kenza noor esra merve dilara olga katja anya anastasia sofía valentina rania ayşe ayse amal amira ayla samira ada pauline lilia nele carlotta mathea siobhan aoife niamh ciara saoirse orla priyanka anika diya ananya aditi kavya meera lakshmi xiu ling mei-ling yuna sakura emi keiko sora svetlana nadia natasha irina tatjana jelena marija zofia hania agata magda lucía carmen paloma ximena isabel isabella camila catalina noemi adele margot manon élise elise celine zélie léa chiamaka adaeze ife folake wanjiru achieng amina khadija aaliyah zahra maryam yasmin jasmin jasmine soraya shirin parisa roya defne zehra elisa emmi jette jule merle svea wiebke antje ronja annika bibi conni peppa heidi rotkäppchen schneewittchen dornröschen rapunzel aschenputtel goldlöckchen gretel goldilocks cinderella moana mulan ariel belle matilda ivy hazel violet willow autumn harper scarlett evelyn ellen eleanor florence harriet beatrice nancy betty dora trudi gerda hilde leonie mira miriam rahel ruth esther judith anjali fatma emine hatice ebru selin ela nisa asya mona mara marla maike tabea tilly millie maisie lottie freya imogen georgia abigail natalie madison addison aubrey brooklyn skylar kayla mackenzie savannah penelope lotta polly inge helga hedwig käthe lieselotte sina tamara ulla ursula vanessa viola leonore lisbeth liesel klärchen alma thea edda greta',
);
const boys = list(
  'ben emil leo leon anton noah tom tim paul finn felix max maximilian jonas lukas luca luka elias oskar oscar theo jakob jacob karl carl henry henri ' +
    'fritz hans peter pete otto bruno konrad mats matti mattis jannik jan nico niklas philipp simon david daniel samuel sam sami jack harry charlie ' +
    'george oliver william james thomas alfie archie freddie arthur joe billy bob bobby nils lars michel moritz kasper kaspar findus benjamin milo ' +
    'fred freddy john johnny toby ted louis linus levi erik eric mika julian johann willi willy rudi rudolf robin alex ali mo luis jim georg ' +
    'yusuf emre omar kofi malik nuri ravi tariq karim jonte pelle idris mikkel noam dilan chinedu tiago matteo mateo jun ole edgar balduin amir samir nikola hamza ibrahim bilal kenji haruto arjun rohan dev ahmed ali hassan musa kwame diego santiago pablo ivan dimitri jakub piotr marek mehmet can deniz bjorn sven pip benno nemo balu paddy barnaby bela béla taro sami rocco tino timo till jonathan felipe rafael mohammed muhammad mohamed abdul abdullah yasin ilyas ismail said khalid faruk mustafa murat kerem kaan baran arda efe hiroshi takeshi kenta daiki yuto ren akira wei jin ming jian minh duc tuan raj rahul vikram aarav vihaan advait sanjay chidi emeka obi tunde kofi kwasi jabari thabo sipho wanja vanya wanya sascha sasha mischa misha boris igor oleg dmitri sergej pavel tomasz kacper szymon antoni luca marco paolo giovanni enzo carlos juan javier miguel alejandro sebastian sebastián joaquin hugo jules lucien pierre marcel étienne rémi björn lasse bosse olaf olav anders magnus gustav xaver vinzenz valentin veit lorenz korbinian sepp toni wastl hänsel pinocchio kevin justin tyler logan ethan mason aiden jayden liam finley ollie archie reggie ronnie stanley albert alan ian angus hamish callum rory declan cillian eoin oisin padraig patrick sean seán connor rhys dylan owen evan gareth ravi jasper milan tobi tobias bastian dominik fabian florian gabriel hannes johannes jost kilian lennard lennart marlon marvin manuel nick norbert norman ralf rainer robert richard roland ruben stefan steffen thorsten torben ulrich uwe volker wilhelm winnie wilbur fridolin ferdinand friedrich konstantin leopold ludwig raphael silas elliot elliott isaac josh joshua luke mark matthew nathan nathaniel ryan theodore tommy timmy jimmy jake zac zach caleb isaiah josé adam gary steve barney rusty',
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

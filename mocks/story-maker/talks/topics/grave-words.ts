// Words by which a title names a grave topic: whole words, `*` for any letters before or after it, `_` for a space. Words of every
// language are looked for in every title, except those that mean something else in another language.
import type { SpeakerLanguage } from '../../../../src/contract/languages';

export const gravities = [
  'atrocities',
  'death',
  'illness',
  'distress',
  'religion',
  'politics',
  'people',
] as const;
export type Gravity = (typeof gravities)[number];

/** What may not be followed by facts about something else in the title: `The war and the birds` is no talk about birds. */
export const sorrows: ReadonlySet<Gravity> = new Set(['atrocities', 'death', 'illness', 'distress']);

export const graveWords: Readonly<Record<Gravity, readonly string[]>> = {
  atrocities: [
    'holocaust* shoah auschwitz* treblinka genocide* massacre* terror* war_crime* concentration_camp* slavery slaves lynching* hiroshima nagasaki atomic_bomb* nuclear_weapon* nuclear_war witch_hunt* child_abuse nazi nazis nazism hitler* 9/11 september_11* wars world_war* civil_war* torture* apartheid gulag* pogrom* shooting* bombing* abuse* rape rapes rapist* murder* holodomor srebrenica rwanda ethnic_cleansing',
    '*krieg *kriegs *krieges weltkriege bürgerkriege völkermord* kz massaker* terroranschl* terrorismus *attentat* anschlag anschläge konzentrationslager* sklaverei sklaven sklavenhandel folter* nationalsozialis* ns-zeit drittes_reich judenverfolgung elfter_september 11._september amoklauf* *mord *morde vergewaltigung* *missbrauch* atombombe* atomwaffe* hexenverbrennung* adolf vertreibung',
    'guerre guerres génocide* attentat* esclavage esclaves torture nazisme déportation* shoah 11_septembre meurtre* viol viols',
    'olocausto guerra guerre genocidio* strage stragi attentato attentati schiavitù schiavi tortura nazismo fascismo omicidio* 11_settembre foibe',
    'holocausto guerras genocidio* atentado* masacre* esclavitud esclavos terrorismo nazismo asesinato* 11_de_septiembre',
    'ホロコースト 戦争 せんそう 虐殺 ぎゃくさつ 原爆 げんばく 空襲 テロ 奴隷 ヒトラー ナチス 同時多発',
  ],
  death: [
    'death deaths dead dying died dies we_die people_die animals_die pets_die cats_die dogs_die plants_die trees_die stars_die things_die everybody_die to_die must_die grief grieving mourning funeral* cemetery suicide* euthanasia corpse* afterlife',
    '*tod todes *tode tot tote toten toter sterben stirbt gestorben gestorbene verstorben* beerdigung* friedhof* trauer trauern selbstmord* suizid* sterbehilfe leiche* bestattung* himmel_kommen totensonntag',
    'mort morte morts mourir meurt deuil enterrement* suicide cimetière* décès',
    'morte morti morire muore muoiono lutto funerale* suicidio cimitero',
    'muerte muertes muerto muerta muertos morir muere morimos luto duelo entierro* suicidio cementerio día_de_muertos',
    '死 しぬ しんだ しにました お葬式 おそうしき 自殺 じさつ お墓',
  ],
  illness: [
    'cancer cancers leukaemia leukemia tumour* tumor* disease* illness* epidemic* pandemic* covid* coronavirus aids hiv sick ill hospital depression* dementia alzheimer* stroke heart_attack* anorexia autism disability disabilities plague black_death ebola hospice parkinson* diabetes schizophrenia drug_addiction',
    '*krebs krank kranke kranker kranken krankenhaus leukämie tumore krankheit* *krankheit *krankheiten seuche* epidemie* pandemie* schlaganfall* herzinfarkt* demenz* magersucht autismus behinderung* hospiz drogensucht depressionen todkrank*',
    'maladie* malade malades hôpital cancers tumeur* épidémie* pandémie* démence infarctus leucémie sida handicap* peste autisme dépression',
    'cancro malato malata malati ospedale malattia malattie tumore tumori epidemia* pandemia* demenza infarto leucemia peste depressione disabilità',
    'cáncer enfermo enferma enfermos enfermedad* tumores epidemia* demencia leucemia sida discapacidad peste depresión infarto',
    '癌 がんの びょうき 病気 白血病 認知症 うつ病 感染症 コロナ',
  ],
  distress: [
    'bullying bullied divorce* loneliness famine* starvation homeless* chernobyl fukushima tsunami* kidnapp* self-harm eating_disorder* refugee_child* orphan* foster_child*',
    'mobbing scheidung* geschieden einsam einsamkeit hungersnot* welthunger obdachlos* tschernobyl entführung* waisenkind* pflegekind* ritzen',
    'harcèlement divorce* solitude famine* sans-abri tchernobyl orphelin*',
    'bullismo divorzio divorziati solitudine carestia* senzatetto cernobyl orfano orfani',
    'acoso_escolar divorcio* soledad hambruna* huérfano*',
    'いじめ 離婚 りこん 孤独',
  ],
  religion: [
    'god gods jesus christ christian* christianity islam* muslim* mohammed muhammad quran koran bible biblical jew jews jewish judaism hindu* buddh* religion* religious church churches pope mosque* synagogue* prayer praying faith easter ramadan allah atheis* crusade* reformation hijab',
    'gott gottes götter christentum christen* judentum juden jude jüdisch* moslem* bibel* kirche* papst* moschee* synagoge* glaube glauben beten gebet ostern zuckerfest religionen kreuzzug kreuzzüge kopftuch hinduismus',
    'dieu dieux chrétien* christianisme musulman* juif juifs juive judaïsme religieux église* pape mosquée prière* foi pâques croisade*',
    'dio gesù cristiano cristiani cristianesimo musulman* ebreo ebrei ebraismo religione religioni chiesa chiese papa_francesco preghiera fede pasqua moschea bibbia crociata crociate',
    'dios jesús cristian* cristianismo judío* judaísmo religión religiones iglesia* el_papa oración pascua mezquita biblia cruzada*',
    '神 神様 かみさま キリスト イエス イスラム ユダヤ 仏教 ぶっきょう 宗教 教会 聖書 イスラーム',
  ],
  politics: [
    'politic* election* government* president* parliament* chancellor democracy dictator* communis* capitalis* socialis* fascis* refugee* immigration racism racist* brexit israel* palestin* gaza ukrain* kremlin abortion* feminism climate_change revolution protest* populism sexism lgbt* transgender gender',
    'politik* partei* wahl wahlen bundestagswahl* regierung* kanzler* bundeskanzler* bundespräsident* demokratie* diktatur* kommunismus sozialismus kapitalismus faschismus flüchtling* migranten rassismus asyl* afd cdu spd fdp csu klimawandel abtreibung* ausländer* flucht grüne_partei mauerfall ddr israelis* feminismus',
    'politique* élection* gouvernement* président* démocratie dictature* réfugié* racisme avortement communisme immigration changement_climatique',
    'politica politici elezione elezioni governo presidente democrazia dittatura* profughi migranti razzismo aborto comunismo cambiamento_climatico',
    'política políticos elección* elecciones gobierno* democracia dictadura* refugiado* racismo aborto comunismo cambio_climático',
    '政治 せいじ 選挙 せんきょ 大統領 総理 首相 難民 差別 民主主義',
  ],
  people: [
    'merkel trump biden obama putin scholz merz macron meloni berlusconi stalin mussolini lenin mao zelensky selenskyj netanyahu erdogan musk zuckerberg bezos thatcher thunberg einstein gandhi mandela kennedy churchill napoleon cleopatra kleopatra beyoncé taylor_swift dalai_lama lady_diana queen_elizabeth king_charles atatürk franco che_guevara malcolm_x',
    'メルケル トランプ プーチン アインシュタイン ナポレオン',
  ],
};

/** Words that mean something else in another language: they count only in a talk in their own. */
export const ownWords: readonly (readonly [SpeakerLanguage, Gravity, string])[] = [
  ['English', 'atrocities', 'war killing killed'],
  ['English', 'illness', 'corona'],
  ['English', 'politics', 'nato'],
  ['German', 'illness', 'pest corona'],
  ['German', 'politics', 'wahl nato'],
  ['Italian', 'religion', 'papa'],
];

/** Harmless phrases with a grave word: they are taken out of a title before it is judged. */
export const harmless =
  'star_wars krieg_der_sterne guerre_des_étoiles guerre_stellari guerra_de_las_galaxias water_war travel_sick dead_sea shooting_star shooting_stars totes_meer tote_meer toten_meer mer_morte mar_morto mar_muerto flusskrebs einsiedlerkrebs taschenkrebs sternzeichen_krebs dead_end deadline*';

/** Words that say that a crab is meant where `Krebs` stands alone. */
export const crabs =
  'meer flüsse fluss bach strand scheren schere krabben krabbe hummer garnelen muscheln tiere tier see aquarium tropic wendekreis nebel zodiac sternbild sternzeichen';

/** First names: with a family name after it, a title names a person. */
export const firstNames =
  'adam ada adele agatha alan albert alessandro alexander alexandre alfred alice amelia ana andrea angela anna anne antonio aretha astrid audrey barack beatrix bernard bertha bertolt bill boris bruno carl carla carlo carlos caroline catherine cesare charles charlotte christian christoph christopher clara claude claudia coco cristiano dante david diego donald edith edward elisabeth elizabeth ella elon elvis emily emma emmanuel enrico erich ernest federico felix fidel florence francesco francis frank franz freddie frida friedrich gabriel george georg gerhard gerda giorgia giorgio giovanni giuseppe greta guido hannah hans harriet heinrich helen helene helmut henri henry hermann hugo immanuel ingeborg isaac isabel jack jacques jane jean jeff jesse jim joe johann johannes john jorge josef joseph josephine juan julia julius karl kate katharina kurt leo leonardo lewis lionel louis louise lucia ludwig luigi luis malala manuel marco margaret maria marie marilyn mark martin mary matthias max michael michelangelo michelle miguel muhammad nelson niccolò nikola noam olaf oprah oscar otto pablo paul peter philipp pierre rainer ray richard robert roger rosa rudolf sally salvador sara sarah sigmund silvio simone sophie stephen steve steven susan taylor theodor thomas thomas_alva tim tom toni ursula vincent virginia vladimir walt walter werner wilhelm william willy winston wladimir wolfgang xi yuri';

// What a Japanese voice reads: kana only. It knows neither kanji nor Latin letters well.
import type { SpeakerLanguage } from '../../../../src/contract/languages';

const unreadable = /[^\p{Script=Hiragana}\p{Script=Katakana}\p{Zs}ー、。！？・「」『』…〜]/u;

/** Returns whether a Japanese voice can read the text as it is. */
function isKana(text: string): boolean {
  return !unreadable.test(text);
}

/** Says which title is meant when its own letters cannot be read aloud. */
const shownTitle = 'がめんに でている だいめい';
const someone = 'はなしての なまえ';
/** The Japanese voices as one says them. */
const voices: Readonly<Record<string, string>> = { Sakura: 'さくら', Kenji: 'けんじ', Haruka: 'はるか' };

/** How titles are read: the topics' words, and others that stand beside them. */
const readings =
  '宇宙:うちゅう 惑星:わくせい 太陽:たいよう 月:つき 星:ほし 火山:かざん 地震:じしん 海:うみ 山:やま 川:かわ 空:そら 雨:あめ 雪:ゆき 虹:にじ 雷:かみなり 水:みず 蜂:はち 蟻:あり 蝶:ちょう 猫:ねこ 犬:いぬ 鳥:とり 馬:うま 鯨:くじら 魚:さかな 恐竜:きょうりゅう 象:ぞう 蛙:かえる 木:き 森:もり 花:はな 塩:しお 船:ふね 電車:でんしゃ 飛行機:ひこうき 自転車:じてんしゃ 電話:でんわ 電気:でんき 石鹸:せっけん 音楽:おんがく お金:おかね 地図:ちず 数学:すうがく 数:かず 時計:とけい 時間:じかん 望遠鏡:ぼうえんきょう 顕微鏡:けんびきょう 写真:しゃしん 印刷:いんさつ 紙:かみ 本:ほん 車輪:しゃりん 人工知能:じんこうちのう 光:ひかり 色:いろ 磁石:じしゃく 音:おと 城:しろ 橋:はし 博物館:はくぶつかん 睡眠:すいみん 夢:ゆめ 心臓:しんぞう 脳:のう 記憶:きおく 歯:は 言葉:ことば 歴史:れきし 世界:せかい 動物:どうぶつ 植物:しょくぶつ 昆虫:こんちゅう 子供:こども 人:ひと 日本:にほん 科学:かがく 生き物:いきもの 不思議:ふしぎ 秘密:ひみつ 旅:たび 私:わたし 大好き:だいすき 食べ物:たべもの 死:し 神:かみ 神様:かみさま 戦争:せんそう 病気:びょうき 政治:せいじ 宗教:しゅうきょう 仕組み:しくみ 作り方:つくりかた';

/** A word counts where no other kanji touches it: `月` is `つき`, but not in `月曜日`. */
const kanji = readings
  .split(' ')
  .map((one) => one.split(':'))
  .map(
    ([word = '', kana = '']) =>
      [new RegExp(String.raw`(?<!\p{Script=Han})${word}(?!\p{Script=Han})`, 'gu'), kana] as const,
  );

/** Returns the title with the kanji that are known as their kana. */
function readAloud(title: string): string {
  return kanji.reduce((text, [word, kana]) => text.replaceAll(word, kana), title);
}

interface TypedParts {
  /** The title in quotation marks, and without. */
  readonly typed: string;
  readonly title: string;
  readonly name: string;
  /** The kana of the topic, if it is known. */
  readonly topic: string | undefined;
}

/**
 * Returns what the voice reads in place of each sentence, or undefined when it can read them all as they are printed.
 */
export function spokenOf(
  sentences: readonly string[],
  language: SpeakerLanguage,
  { typed, title, name, topic }: TypedParts,
): readonly string[] | undefined {
  if (language !== 'Japanese' || sentences.every(isKana)) return undefined;
  const read = readAloud(title);
  const heard = isKana(read) ? read : (topic ?? shownTitle);
  return sentences.map((sentence) => {
    if (isKana(sentence)) return sentence;
    const kana = sentence
      .replaceAll(`${typed}という だい`, isKana(read) ? `「${read}」という だい` : 'この だい')
      .replaceAll(typed, heard)
      .replaceAll(title, heard)
      .replaceAll(name, isKana(name) ? name : (voices[name] ?? someone));
    return isKana(kana)
      ? kana
      : Array.from(kana)
          .filter((letter) => isKana(letter))
          .join('')
          .trim() || heard;
  });
}

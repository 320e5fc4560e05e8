// All written stories. To add one, put its file into `mocks/story-maker/stories` and name it here.
import * as v from 'valibot';
import aWordGone from '../../stories/a-word-gone.json' with { type: 'json' };
import atTheDoctor from '../../stories/at-the-doctor.json' with { type: 'json' };
import backToBack from '../../stories/back-to-back.json' with { type: 'json' };
import backwardClock from '../../stories/backward-clock.json' with { type: 'json' };
import barkingDog from '../../stories/barking-dog.json' with { type: 'json' };
import bedtimeDemand from '../../stories/bedtime-demand.json' with { type: 'json' };
import binLorry from '../../stories/bin-lorry.json' with { type: 'json' };
import birthday from '../../stories/birthday.json' with { type: 'json' };
import biscuits from '../../stories/biscuits.json' with { type: 'json' };
import brushingTeeth from '../../stories/brushing-teeth.json' with { type: 'json' };
import cannotSleep from '../../stories/cannot-sleep.json' with { type: 'json' };
import cellarNoise from '../../stories/cellar-noise.json' with { type: 'json' };
import christmasEve from '../../stories/christmas-eve.json' with { type: 'json' };
import christmasParcel from '../../stories/christmas-parcel.json' with { type: 'json' };
import christmasTree from '../../stories/christmas-tree.json' with { type: 'json' };
import dentist from '../../stories/dentist.json' with { type: 'json' };
import digger from '../../stories/digger.json' with { type: 'json' };
import dinosaurs from '../../stories/dinosaurs.json' with { type: 'json' };
import diwali from '../../stories/diwali.json' with { type: 'json' };
import farm from '../../stories/farm.json' with { type: 'json' };
import fear from '../../stories/fear.json' with { type: 'json' };
import fireEngine from '../../stories/fire-engine.json' with { type: 'json' };
import firstNurseryDay from '../../stories/first-nursery-day.json' with { type: 'json' };
import firstSchoolDay from '../../stories/first-school-day.json' with { type: 'json' };
import football from '../../stories/football.json' with { type: 'json' };
import friendMovesAway from '../../stories/friend-moves-away.json' with { type: 'json' };
import garden from '../../stories/garden.json' with { type: 'json' };
import glasses from '../../stories/glasses.json' with { type: 'json' };
import gnomeOverslept from '../../stories/gnome-overslept.json' with { type: 'json' };
import goodbyeForEver from '../../stories/goodbye-for-ever.json' with { type: 'json' };
import grandparentsDay from '../../stories/grandparents-day.json' with { type: 'json' };
import hairdresser from '../../stories/hairdresser.json' with { type: 'json' };
import halloween from '../../stories/halloween.json' with { type: 'json' };
import hanukkah from '../../stories/hanukkah.json' with { type: 'json' };
import hospitalVisit from '../../stories/hospital-visit.json' with { type: 'json' };
import houseWithoutDoors from '../../stories/house-without-doors.json' with { type: 'json' };
import journey from '../../stories/journey.json' with { type: 'json' };
import knight from '../../stories/knight.json' with { type: 'json' };
import learning from '../../stories/learning.json' with { type: 'json' };
import learningToFly from '../../stories/learning-to-fly.json' with { type: 'json' };
import lightFeast from '../../stories/light-feast.json' with { type: 'json' };
import lost from '../../stories/lost.json' with { type: 'json' };
import lostTooth from '../../stories/lost-tooth.json' with { type: 'json' };
import loveYou from '../../stories/love-you.json' with { type: 'json' };
import midnightPost from '../../stories/midnight-post.json' with { type: 'json' };
import missing from '../../stories/missing.json' with { type: 'json' };
import missingPage from '../../stories/missing-page.json' with { type: 'json' };
import monsterFriend from '../../stories/monster-friend.json' with { type: 'json' };
import moonRocket from '../../stories/moon-rocket.json' with { type: 'json' };
import moonlightThief from '../../stories/moonlight-thief.json' with { type: 'json' };
import movingHouse from '../../stories/moving-house.json' with { type: 'json' };
import neighboursDog from '../../stories/neighbours-dog.json' with { type: 'json' };
import newBaby from '../../stories/new-baby.json' with { type: 'json' };
import nightLight from '../../stories/night-light.json' with { type: 'json' };
import wideAwake from '../../stories/not-tired.json' with { type: 'json' };
import nothingToDo from '../../stories/nothing-to-do.json' with { type: 'json' };
import oneSmallJob from '../../stories/one-small-job.json' with { type: 'json' };
import pancakes from '../../stories/pancakes.json' with { type: 'json' };
import parentAtWork from '../../stories/parent-at-work.json' with { type: 'json' };
import parting from '../../stories/parting.json' with { type: 'json' };
import pet from '../../stories/pet.json' with { type: 'json' };
import pickyEater from '../../stories/picky-eater.json' with { type: 'json' };
import picnic from '../../stories/picnic.json' with { type: 'json' };
import pirateTreasure from '../../stories/pirate-treasure.json' with { type: 'json' };
import planeTrip from '../../stories/plane-trip.json' with { type: 'json' };
import potty from '../../stories/potty.json' with { type: 'json' };
import presentForSomebody from '../../stories/present-for-somebody.json' with { type: 'json' };
import princess from '../../stories/princess.json' with { type: 'json' };
import puppetStage from '../../stories/puppet-stage.json' with { type: 'json' };
import raft from '../../stories/raft.json' with { type: 'json' };
import rainyDay from '../../stories/rainy-day.json' with { type: 'json' };
import sadDay from '../../stories/sad-day.json' with { type: 'json' };
import santaHasACold from '../../stories/santa-has-a-cold.json' with { type: 'json' };
import seaDwellers from '../../stories/sea-dwellers.json' with { type: 'json' };
import seaSwim from '../../stories/sea-swim.json' with { type: 'json' };
import sharing from '../../stories/sharing.json' with { type: 'json' };
import shyOne from '../../stories/shy.json' with { type: 'json' };
import snowDay from '../../stories/snow-day.json' with { type: 'json' };
import snowmanGuest from '../../stories/snowman-guest.json' with { type: 'json' };
import storyShop from '../../stories/story-shop.json' with { type: 'json' };
import strangeNight from '../../stories/strange-night.json' with { type: 'json' };
import sugarFeast from '../../stories/sugar-feast.json' with { type: 'json' };
import superhero from '../../stories/superhero.json' with { type: 'json' };
import thingInTheQueue from '../../stories/thing-in-the-queue.json' with { type: 'json' };
import thingWithAWill from '../../stories/thing-with-a-will.json' with { type: 'json' };
import byTheFire from '../../stories/told-by-everyone.json' with { type: 'json' };
import trainJourney from '../../stories/train-journey.json' with { type: 'json' };
import treeHouse from '../../stories/tree-house.json' with { type: 'json' };
import twoInATree from '../../stories/two-in-a-tree.json' with { type: 'json' };
import unlikeFriends from '../../stories/unlike-friends.json' with { type: 'json' };
import volcanoInTheBelly from '../../stories/volcano-in-the-belly.json' with { type: 'json' };
import whyWeDie from '../../stories/why-we-die.json' with { type: 'json' };
import whyWhyWhy from '../../stories/why-why-why.json' with { type: 'json' };
import zoo from '../../stories/zoo.json' with { type: 'json' };
import { storyFileSchema, type StoryFile } from './story-file';

const files: readonly unknown[] = [
  aWordGone,
  atTheDoctor,
  backToBack,
  backwardClock,
  barkingDog,
  bedtimeDemand,
  binLorry,
  birthday,
  biscuits,
  brushingTeeth,
  cannotSleep,
  cellarNoise,
  christmasEve,
  christmasParcel,
  christmasTree,
  dentist,
  digger,
  dinosaurs,
  diwali,
  farm,
  fear,
  fireEngine,
  firstNurseryDay,
  firstSchoolDay,
  football,
  friendMovesAway,
  garden,
  glasses,
  gnomeOverslept,
  goodbyeForEver,
  grandparentsDay,
  hairdresser,
  halloween,
  hanukkah,
  hospitalVisit,
  houseWithoutDoors,
  journey,
  knight,
  learning,
  learningToFly,
  lightFeast,
  lost,
  lostTooth,
  loveYou,
  midnightPost,
  missing,
  missingPage,
  monsterFriend,
  moonRocket,
  moonlightThief,
  movingHouse,
  neighboursDog,
  newBaby,
  nightLight,
  wideAwake,
  nothingToDo,
  oneSmallJob,
  pancakes,
  parentAtWork,
  parting,
  pet,
  pickyEater,
  picnic,
  pirateTreasure,
  planeTrip,
  potty,
  presentForSomebody,
  princess,
  puppetStage,
  raft,
  rainyDay,
  sadDay,
  santaHasACold,
  seaDwellers,
  seaSwim,
  sharing,
  shyOne,
  snowDay,
  snowmanGuest,
  storyShop,
  strangeNight,
  sugarFeast,
  superhero,
  thingInTheQueue,
  thingWithAWill,
  byTheFire,
  trainJourney,
  treeHouse,
  twoInATree,
  unlikeFriends,
  volcanoInTheBelly,
  whyWeDie,
  whyWhyWhy,
  zoo,
];

/** The stories, checked. Throws ValiError for a file that is not as its schema says. */
export const storyFiles: readonly StoryFile[] = files.flatMap((file) => {
  const one = v.safeParse(storyFileSchema, file);
  return one.success ? [one.output] : [];
});

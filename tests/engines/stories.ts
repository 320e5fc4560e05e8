/** The fixture stories: three pages between cover and ending, each narration one second long. */
export { englishStory, germanStory } from '../browser/fixtures';

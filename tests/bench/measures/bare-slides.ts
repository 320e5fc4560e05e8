// The baseline of the slides: a bare page that fades in the same pictures, as large as the screen, with the same texts. It moves them
// slowly and plays the same narrations. As in the product, the arrow key shows the next slide and Space starts the narration.
import type { BenchSite } from '../tools/bench-site';
import { textFile, type BaselineFile } from '../tools/baseline-site';
import type { StorySlide } from '../tools/story-slides';

/** Returns the files of the bare page; `slides` begins with the cover. */
export async function bareSlides(site: BenchSite, slides: readonly StorySlide[]): Promise<BaselineFile[]> {
  const media = await Promise.all(
    slides.flatMap(({ picture, sound }) => [site.file(picture), site.file(sound)]),
  );
  return [...media, textFile('/', 'text/html; charset=utf-8', html(slides))];
}

function html(slides: readonly StorySlide[]): string {
  const style = `body { margin: 0; height: 100vh; position: relative; overflow: hidden; background: #fffaf0 }
    .cover { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; opacity: 0.28 }
    .slide { position: absolute; inset: 0; background: #fffaf0; animation: come 800ms ease both; overflow: hidden }
    .slide img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 72%;
      animation: drift 12s linear both paused }
    .speaks .slide img { animation-play-state: running }
    .words { position: absolute; inset: auto 160px 12px; padding: 24px; border-radius: 24px; background: #fffaf0;
      box-shadow: 0 4px 16px #0004 }
    .speaks .words { opacity: 0 }
    .slide h2 { font: 600 32px/1.4 sans-serif } .slide p { font: 20px/1.45 sans-serif }
    @keyframes come { from { opacity: 0 } }
    @keyframes drift { from { transform: scale(1.1) } to { transform: scale(1.16) translate(-1%, -0.6%) } }`;
  const cover = slides[0]?.picture ?? '';
  return `<!doctype html><meta charset="utf-8"><title>Bare slides</title><style>${style}</style>
    <img class="cover" src="${cover}" alt=""><main></main><script type="module">${script(slides)}</script>`;
}

const script = (slides: readonly StorySlide[]): string => `
const slides = ${JSON.stringify(slides)};
const pictures = slides.map(({ picture }) => Object.assign(new Image(), { src: picture }));
await Promise.all(pictures.map((picture) => picture.decode()));
const audio = new Audio();
let index = 0;
let speaks = false;
let later;
const speak = () => {
  document.body.classList.add('speaks');
  audio.src = slides[index].sound;
  audio.play();
};
addEventListener('keydown', ({ key }) => {
  if (key === ' ') {
    speaks = true;
    speak();
  }
  if (key !== 'ArrowRight' || index + 1 >= slides.length) return;
  index += 1;
  const slide = Object.assign(document.createElement('div'), { className: 'slide' });
  const words = Object.assign(document.createElement('div'), { className: 'words' });
  words.append(
    Object.assign(document.createElement('h2'), { textContent: slides[index].headline }),
    Object.assign(document.createElement('p'), { textContent: slides[index].text }),
  );
  slide.append(pictures[index], words);
  document.querySelector('main').replaceChildren(slide);
  audio.pause();
  document.body.classList.remove('speaks');
  clearTimeout(later);
  if (speaks) later = setTimeout(speak, 500);
});
document.body.dataset.ready = '';`;

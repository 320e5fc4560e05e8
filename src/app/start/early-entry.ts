// The script that the page itself carries, with its styles (inline-early.ts writes both into the HTML). It asks for a story's
// index and cover, or for the shelf's lists, as soon as the page is parsed, and then loads the boot script.
import { firstScreenOf, hideBootFailure, setOut, showBootFailure } from './early';
import '../../ui/look/tokens.css';
import '../../ui/look/base.css';
import './early.css';

hideBootFailure();
const screen = firstScreenOf(location.hash);
// The build writes the address; `vite dev` names the boot script in the HTML.
const { boot: bootScript, react } = document.currentScript?.dataset ?? {};

// Over HTTP/1.1 the first request gets the open connection: a story waits for its cover, the shelf for the app.
if (screen.name !== 'story') loadBoot();
window.bookwormSetOut = setOut(screen, import.meta.env.DEPLOYMENT.mediaOrigins);
if (screen.name === 'story') loadBoot();
else preload(react);

function loadBoot(): void {
  if (bootScript !== undefined) import(/* @vite-ignore */ bootScript).catch(showBootFailure);
}

function preload(address: string | undefined): void {
  if (address === undefined) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

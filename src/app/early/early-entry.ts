// The inline script of the page, with its styles (inline-early.ts writes both into the HTML). Requests a story's index and
// cover, or the shelf's lists, as soon as the page is parsed, and loads the boot script.
import {
  hideBootFailure,
  leaveVisitorsAddress,
  restartWhenBack,
  showBootFailure,
  startEarlyRequests,
} from './early';
import { screenOf, isKioskEntry } from '../address/screen-of';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';
import './early.css';

hideBootFailure();
if (import.meta.env.HAS_KIOSK && isKioskEntry()) leaveVisitorsAddress();
const screen = screenOf(location.hash);
// The build writes the addresses as data attributes; under `vite dev` the HTML itself loads the boot script.
const { boot: bootScript, react } = document.currentScript?.dataset ?? {};

window.bookwormNetworkReady = startEarlyRequests(screen, import.meta.env.DEPLOYMENT.mediaOrigins, loadBoot);
if (screen.name !== 'story') preload(react);

function loadBoot(): void {
  if (bootScript === undefined) return;
  import(/* @vite-ignore */ bootScript).catch(() => {
    showBootFailure();
    if (import.meta.env.HAS_KIOSK && isKioskEntry()) void restartWhenBack(() => location.reload());
  });
}

function preload(address: string | undefined): void {
  if (address === undefined) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

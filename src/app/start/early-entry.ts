// What the page itself carries (vite.config.ts writes it into the HTML): a story's index and cover, or the shelf's list, are
// asked for as soon as the page is read, a round trip before the first script file is here. A page whose host sends an older
// policy does not run it, and starts without.
import { firstScreenOf, setOut } from './early';

window.bookwormSetOut = setOut(firstScreenOf(location.hash), import.meta.env.DEPLOYMENT.mediaOrigins);

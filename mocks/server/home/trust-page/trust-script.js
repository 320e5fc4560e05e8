// The script of the trust page: ticks the steps by itself. A step behind can be opened by touch.
const [main] = document.getElementsByTagName('main');
const data = main?.dataset ?? {};
const steps = [...document.querySelectorAll('.step')];
const [open] = document.getElementsByClassName('open');
const status = document.querySelector('.go p');

/** An iPad says that it is a Mac; no Mac is touched with five fingers. */
if (data['system'] === 'mac' && data['chosen'] === undefined && navigator.maxTouchPoints > 1)
  location.replace(`?device=ipad&lang=${document.documentElement.lang}`);

/**
 * Returns whether this device trusts the address, within two seconds.
 * @param {string} address
 */
async function trusts(address) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), 2000);
  try {
    await fetch(`${address}icons/favicon.svg`, { mode: 'no-cors', cache: 'no-store', signal: limit.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Shows the step to do; 4 when there is none.
 * @param {number} current
 */
function show(current) {
  steps.forEach((step, index) => {
    // Steps 2 and 3 are known to be done together only.
    step.classList.toggle('done', current === 4 || (index === 0 && current > 1));
    if (index + 1 === current) step.setAttribute('aria-current', 'step');
    else step.removeAttribute('aria-current');
    const isOpen = index + 1 === current || step.classList.contains('unfolded');
    step.querySelector('button')?.setAttribute('aria-expanded', `${isOpen}`);
    const word = step.querySelector('.spoken');
    if (word) word.textContent = step.classList.contains('done') ? (data['done'] ?? '') : '';
  });
  document.body.classList.toggle('has-file', current > 1);
}

let current = data['step'] === '2' ? 2 : 1;
show(current);

/** Looks every two seconds until the device trusts an address. The name comes first: it stays when an address changes. */
async function look() {
  if (document.visibilityState === 'visible') {
    const addresses = (data['addresses'] ?? '').split(' ');
    const answers = await Promise.all(addresses.map((address) => trusts(address)));
    const address = addresses.find((_, index) => answers[index] === true);
    const state = await fetch(address === undefined ? 'state' : 'state?trusts', { cache: 'no-store' }).catch(
      () => undefined,
    );
    if (address !== undefined) return welcome(address);
    if (current === 1 && (await state?.text()) === 'has-file') show((current = 2));
  }
  setTimeout(() => void look(), 2000);
}

/** @param {string} address */
function welcome(address) {
  show(4);
  document.body.classList.add('trusts');
  if (open instanceof HTMLAnchorElement) {
    open.href = address;
    open.removeAttribute('aria-disabled');
  }
  if (status) status.textContent = data['trusted'] ?? '';
}

// Whoever comes back from the settings has installed it.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && current === 2 && !document.body.classList.contains('trusts'))
    show((current = 3));
});

for (const step of steps)
  step.querySelector('button')?.addEventListener('click', () => {
    step.classList.toggle('unfolded');
    if (!document.body.classList.contains('trusts')) show(current);
  });

void look();

export const own = matchMedia('(orientation: portrait)');

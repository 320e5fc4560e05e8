export function word(state: 'PLAYING' | 'PAUSED'): string {
  let said = '';
  switch (state) {
    case 'PLAYING':
      said = 'on';
  }
  return said;
}

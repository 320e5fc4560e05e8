export function Other() {
  return null;
}

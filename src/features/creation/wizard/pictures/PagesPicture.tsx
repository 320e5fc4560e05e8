/** Draws a book that is as thick as it has pages. */
export function PagesPicture({ pages }: { readonly pages: number }) {
  const thickness = 6 + pages * 1.6;
  const top = 62 - thickness / 2;
  const lines = Array.from({ length: Math.floor(thickness / 4) }, (_, line) => top + 8 + line * 4);
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy={top + thickness + 26} rx="46" ry="5" fill="#000" opacity=".12" />
      <path d={`M16 ${top + 10}l12 10h78v${thickness}H28L16 ${top + 10 + thickness}Z`} fill="#fffaf0" />
      <path
        d={`M28 ${top + 20}h78M28 ${top + 20 + thickness}h78`}
        stroke="#7c3f1f"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {lines.map((y) => (
        <path key={y} d={`M30 ${y + 14}h74`} stroke="#d9c7a6" strokeWidth="1" />
      ))}
      <path d={`M16 ${top + 8}L94 ${top + 8}L106 ${top + 20}H28Z`} fill="#97431d" />
      <path d={`M16 ${top + 8}L28 ${top + 20}v${thickness}L16 ${top + 8 + thickness}Z`} fill="#7c3f1f" />
      <path d={`M52 ${top + 14}h26`} stroke="#f7d9b8" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

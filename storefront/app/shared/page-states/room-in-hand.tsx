/** Drawing: a room being painted, with a ladder, a pot of paint and covered furniture. */
export function RoomInHand() {
  return (
    <svg viewBox="0 0 480 320" className="page-drawing" aria-hidden="true">
      <path d="M24 16l100 52v160L24 304M456 16 356 68v160l100 76M124 68h232M124 228h232" />
      <path d="M156 104h64v76h-64zM188 104v76M156 142h64M150 186h76" />
      <path d="M240 68v28M222 116a18 18 0 0 1 36 0z" />
      <path d="m282 272 30-152M330 272l-10-152M308 120h18M304 140h19M300 160h22M296 180h27M292 200h31M288 220h35M284 240h41" />
      <path d="m326 120 32 152M352 244h-24" />
      <path d="M372 262h32l-4 30h-24zM372 262c0-18 32-18 32 0M372 262c0 6 32 6 32 0" />
      <path d="M96 276c4-40 16-52 36-50 26 2 44-10 68-2 18 6 26 22 30 52l-12-8-14 12-20-10-18 12-20-12-18 10-16-10z" />
    </svg>
  )
}

import { type Palette, themeColours } from '@fitout/contract/theme-colours.ts'
import { sharp } from '../../adapters/images/sharp.ts'

const width = 2400
const height = 1500

/**
 * Draws a room in the studio's own colours, used until there is a photograph: an arched window, a lamp, a sideboard.
 * JPEG.
 */
export async function drawRoom(palette: Palette): Promise<Buffer> {
  // Large, and most processes do not need it.
  const { renderAsync } = await import('@resvg/resvg-js')
  const png = (await renderAsync(room(palette), { font: { loadSystemFonts: false } })).asPng()
  return sharp(png).jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

function room(palette: Palette): string {
  const colours = themeColours(palette)
  const { paper, ink, accent } = palette
  const [wall, stone, line] = ['sand', 'stone', 'control'].map((name) => colours[`--color-${name}`])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 2400 1500">
  <defs>
    <linearGradient id="wall" x1="1" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${paper}"/><stop offset=".55" stop-color="${wall}"/><stop offset="1" stop-color="${stone}" stop-opacity=".75"/>
    </linearGradient>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${accent}" stop-opacity=".2"/>
    </linearGradient>
    <linearGradient id="beam" x1="1" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
    </linearGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${stone}"/><stop offset="1" stop-color="${line}" stop-opacity=".55"/>
    </linearGradient>
  </defs>
  <rect width="2400" height="1500" fill="${paper}"/>
  <rect width="2400" height="1130" fill="url(#wall)"/>
  <rect y="1130" width="2400" height="370" fill="url(#floor)"/>
  <rect y="1112" width="2400" height="18" fill="${paper}"/>
  <path d="M1610 940V500a250 250 0 0 1 500 0v440z" fill="#fff" stroke="${paper}" stroke-width="34"/>
  <path d="M1610 940V500a250 250 0 0 1 500 0v440z" fill="url(#sky)"/>
  <circle cx="1960" cy="560" r="92" fill="${accent}" opacity=".82"/>
  <path d="M1610 940V800c90-60 150-30 240 10s170 10 260-60v190z" fill="${accent}" opacity=".28"/>
  <path d="M1610 940v-70c120-50 210 30 330-6 70-20 110-50 170-44v120z" fill="${accent}" opacity=".42"/>
  <path d="M1860 250v690M1610 640h500" stroke="${paper}" stroke-width="16"/>
  <rect x="1570" y="940" width="580" height="26" fill="${paper}"/>
  <path d="M1570 966 900 1500h720l530-534z" fill="url(#beam)" opacity=".5"/>
  <path d="M1270 0v350" stroke="${ink}" stroke-width="5"/>
  <path d="M1130 470a140 124 0 0 1 280 0z" fill="${accent}"/>
  <path d="M1130 470h280" stroke="${ink}" stroke-opacity=".25" stroke-width="6"/>
  <ellipse cx="1270" cy="473" rx="44" ry="14" fill="#fff"/>
  <rect x="900" y="826" width="640" height="222" rx="6" fill="${ink}" opacity=".9"/>
  <path d="M1113 840v194M1327 840v194" stroke="${paper}" stroke-opacity=".3" stroke-width="4"/>
  <path d="M950 1048v82M1490 1048v82" stroke="${ink}" stroke-width="16"/>
  <circle cx="1092" cy="937" r="7" fill="${paper}" opacity=".8"/><circle cx="1306" cy="937" r="7" fill="${paper}" opacity=".8"/>
  <path d="M1000 826c-34-30-46-78-22-118 8-14 10-22 10-40h44c0 18 2 26 10 40 24 40 12 88-22 118z" fill="${paper}"/>
  <path d="M1010 668c-4-80 16-150 70-214M1012 640c-20-60-56-100-90-120M1014 590c30-30 62-40 96-44" fill="none" stroke="${ink}" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>
  <g fill="${accent}" opacity=".75"><ellipse cx="1086" cy="446" rx="34" ry="15" transform="rotate(-50 1086 446)"/><ellipse cx="912" cy="512" rx="34" ry="15" transform="rotate(36 912 512)"/><ellipse cx="1124" cy="542" rx="32" ry="14" transform="rotate(-10 1124 542)"/><ellipse cx="1042" cy="520" rx="28" ry="12" transform="rotate(-64 1042 520)"/><ellipse cx="962" cy="566" rx="28" ry="12" transform="rotate(48 962 566)"/></g>
  <rect x="1230" y="792" width="180" height="16" fill="${line}"/><rect x="1216" y="808" width="208" height="18" fill="${accent}" opacity=".8"/>
  <rect x="420" y="330" width="300" height="400" fill="${paper}" stroke="${line}" stroke-width="10"/>
  <path d="M480 640a90 90 0 0 1 180 0z" fill="${accent}" opacity=".8"/><circle cx="570" cy="470" r="52" fill="${ink}" opacity=".82"/>
  <path d="M1790 1130v-150h-24v-20h300v20h-24v150h-18v-150h-216v150z" fill="${ink}" opacity=".9"/>
  <rect x="1770" y="926" width="292" height="40" rx="18" fill="${accent}"/>
  <ellipse cx="1560" cy="1330" rx="620" ry="96" fill="${paper}" opacity=".55"/>
</svg>`
}

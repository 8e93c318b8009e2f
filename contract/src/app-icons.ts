/** The icons that are made of the studio's one picture: pixels across, and how much of that the picture may fill. */
export const appIcons = {
  favicon: { size: 64, filled: 1 },
  'apple-touch-icon': { size: 180, filled: 0.8 },
  'app-192': { size: 192, filled: 0.88 },
  'app-512': { size: 512, filled: 0.88 },
  // A system cuts its own shape out of it, of which the middle four fifths are sure to be seen.
  'maskable-512': { size: 512, filled: 0.66 },
} as const
export type AppIcon = keyof typeof appIcons

/** What stands until the studio gives a picture: files of the storefront. */
const own: Record<AppIcon, string> = {
  favicon: '/favicon.svg',
  'apple-touch-icon': '/icons/apple-touch-icon.png',
  'app-192': '/icons/app-192.png',
  'app-512': '/icons/app-512.png',
  'maskable-512': '/icons/maskable-512.png',
}

/** What icons follow from. */
export type IconTheme = { icon?: { url: string } | undefined; palette: { paper: string } }

/** The address of an icon; another one as soon as the picture or the ground below it is another. */
export function iconPath({ icon, palette }: IconTheme, name: AppIcon): string {
  if (!icon) return own[name]
  return `/media/icons/${icon.url.slice('/media/'.length)}/${name}-${palette.paper.slice(1)}.png`
}

/** The icons made from the studio's logo: size in pixels, and the share of the icon that the logo may fill. */
export const appIcons = {
  favicon: { size: 64, filled: 1 },
  'apple-touch-icon': { size: 180, filled: 0.8 },
  'app-192': { size: 192, filled: 0.88 },
  'app-512': { size: 512, filled: 0.88 },
  // Platforms crop maskable icons; only the middle four fifths are always visible.
  'maskable-512': { size: 512, filled: 0.66 },
} as const
export type AppIcon = keyof typeof appIcons

/** The storefront's own icons, used until the studio uploads a logo. */
const own: Record<AppIcon, string> = {
  favicon: '/favicon.svg',
  'apple-touch-icon': '/icons/apple-touch-icon.png',
  'app-192': '/icons/app-192.png',
  'app-512': '/icons/app-512.png',
  'maskable-512': '/icons/maskable-512.png',
}

/** What the icons are made from. */
export type IconTheme = { icon?: { url: string } | undefined; palette: { paper: string } }

/** The address of an icon; it changes with the logo and with the background colour, so caches never serve an old one. */
export function iconPath({ icon, palette }: IconTheme, name: AppIcon): string {
  if (!icon) return own[name]
  return `/media/icons/${icon.url.slice('/media/'.length)}/${name}-${palette.paper.slice(1)}.png`
}

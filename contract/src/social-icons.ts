import type { Words } from './locales.ts'

const brand = (name: string): Words => ({ zh: name, cn: name, en: name })

/** The signs of social media that the shop can draw, by the names that Font Awesome gives them. */
export const socialIcons = {
  'fa-facebook-f': brand('Facebook'),
  'fa-instagram': brand('Instagram'),
  'fa-linkedin-in': brand('LinkedIn'),
  'fa-pinterest-p': brand('Pinterest'),
  'fa-threads': brand('Threads'),
  'fa-tiktok': brand('TikTok'),
  'fa-weixin': { zh: '微信', cn: '微信', en: 'WeChat' },
  'fa-whatsapp': brand('WhatsApp'),
  'fa-x-twitter': brand('X'),
  'fa-youtube': brand('YouTube'),
} as const satisfies Record<string, Words>

export type SocialIcon = keyof typeof socialIcons

/** The sign that is meant, however it was written; nothing where the shop has none, and the name stands alone. */
export function socialIconOf(written: string): SocialIcon | undefined {
  const name = written.toLowerCase().split(/\s+/).at(-1) ?? ''
  const known = Object.keys(socialIcons) as SocialIcon[]
  return known.find((icon) => icon === name || icon.replace(/-(?:f|in|p)$/, '') === name)
}

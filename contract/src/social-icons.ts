import type { Words } from './locales.ts'

const brand = (name: string): Words => ({ zh: name, cn: name, en: name })

/** The social media icons of the shop, by their Font Awesome names. */
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

/** Finds the icon for a network, however its name is spelt; undefined if there is none, and only the name is shown. */
export function socialIconOf(written: string): SocialIcon | undefined {
  const name = written.toLowerCase().split(/\s+/).at(-1) ?? ''
  const known = Object.keys(socialIcons) as SocialIcon[]
  return known.find((icon) => icon === name || icon.replace(/-(?:f|in|p)$/, '') === name)
}

import { socialIconOf } from '@fitout/contract/social-icons.ts'

/** A social media icon, drawn by the style sheet; nothing if the shop has none, as its name is beside it. */
export function SocialSign({ written }: { written: string }) {
  const icon = socialIconOf(written)
  return icon && <i aria-hidden="true" data-icon={icon} />
}

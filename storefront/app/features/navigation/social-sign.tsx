import { socialIconOf } from '@fitout/contract/social-icons.ts'

/** The sign of a social medium, drawn by the sheet; nothing if the shop has none, as its name stands beside it. */
export function SocialSign({ written }: { written: string }) {
  const icon = socialIconOf(written)
  return icon && <i aria-hidden="true" data-icon={icon} />
}

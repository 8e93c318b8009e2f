import { type SocialIcon, socialIconOf } from '@fitout/contract/social-icons.ts'

/** Drawn on 24 by 24, as the other signs of the shop are. */
const strokes: Record<SocialIcon, string> = {
  'fa-facebook-f': 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  'fa-instagram':
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.4a4 4 0 1 1-3.4-3.4 4 4 0 0 1 3.4 3.4zM17.5 6.5h.01',
  'fa-linkedin-in':
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM4 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  'fa-pinterest-p':
    'M10 21 12.5 10M8.6 13.2C7 9.5 9.2 6 12.7 6c3 0 5 2 4.4 4.9-.6 3.1-4 4.3-5.9 2.4M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  'fa-threads': 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8',
  'fa-tiktok': 'M14 3v12a4 4 0 1 1-4-4M14 3c.4 3 2.4 4.9 5.5 5.2',
  'fa-weixin':
    'M16 9c-3.6 0-6.5 2.3-6.5 5.2 0 2.8 2.9 5.1 6.5 5.1.8 0 1.6-.1 2.3-.3l2.2 1.2-.6-2c1.6-.9 2.6-2.4 2.6-4C22.5 11.3 19.6 9 16 9zM16.5 9C16 5.8 12.9 3.5 9.2 3.5 5 3.5 1.5 6.2 1.5 9.7c0 1.9 1.1 3.6 2.8 4.8l-.7 2.3 2.6-1.4c.9.3 2 .5 3.1.5M6.5 8h.01M11.5 8h.01M14 13.2h.01M18 13.2h.01',
  'fa-whatsapp':
    'M3 21l1.5-4.3A9 9 0 1 1 8 19.8zM8.8 8.2c-.4 3.6 3.4 7.4 7 7l.7-1.8-2-1.2-1.2.8c-1-.5-1.8-1.3-2.3-2.3l.8-1.2-1.2-2z',
  'fa-x-twitter': 'M4 4l16 16M20 4 4 20',
  'fa-youtube':
    'M2.5 17a24 24 0 0 1 0-10 2 2 0 0 1 1.4-1.4 49.6 49.6 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24 24 0 0 1 0 10 2 2 0 0 1-1.4 1.4 49.6 49.6 0 0 1-16.2 0A2 2 0 0 1 2.5 17zM10 15l5-3-5-3z',
}

/** The sign of a social medium; nothing where the shop has none, as its name stands beside it. */
export function SocialSign({ written }: { written: string }) {
  const icon = socialIconOf(written)
  if (!icon) return null
  return (
    <svg aria-hidden="true" data-icon={icon} width={18} height={18} viewBox="0 0 24 24" className="icon shrink-0">
      <path d={strokes[icon]} />
    </svg>
  )
}

import MessageCircle from 'lucide-react/icons/message-circle'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useShopIfLoaded } from '../../shared/page/shop.tsx'
import { useGivingWay } from './use-giving-way.ts'

/** Opens the chat with the shop in a new tab. It moves out of the way of controls and text. */
export function ChatButton() {
  const t = useTranslations('shell')
  const chat = useShopIfLoaded()?.chat
  const place = useRef<HTMLElement>(null)
  const isInTheWay = useGivingWay(place)
  if (!chat || !/^https?:\/\//.test(chat.url)) return null
  return (
    <aside ref={place} aria-label={chat.title} data-gives-way={isInTheWay || undefined} className="chat-place">
      <a href={chat.url} target="_blank" rel="noopener noreferrer" className="chat-button" title={chat.title}>
        <MessageCircle aria-hidden="true" size={22} strokeWidth={1.5} />
        <span className="sr-only">
          <span lang={chat.langs?.title}>{chat.title}</span> {t('newTab')}
        </span>
      </a>
    </aside>
  )
}

import MessageCircle from 'lucide-react/icons/message-circle'
import { useTranslations } from 'use-intl'
import { useShopIfLoaded } from '../../shared/page/shop.tsx'

/** Opens the conversation with the shop in a new tab. */
export function ChatButton() {
  const t = useTranslations('shell')
  const chat = useShopIfLoaded()?.chat
  if (!chat || !/^https?:\/\//.test(chat.url)) return null
  return (
    <aside aria-label={chat.title}>
      <a href={chat.url} target="_blank" rel="noopener noreferrer" className="chat-button" title={chat.title}>
        <MessageCircle aria-hidden="true" size={22} strokeWidth={1.5} />
        <span className="sr-only">
          <span lang={chat.langs?.title}>{chat.title}</span> ({t('newTab')})
        </span>
      </a>
    </aside>
  )
}

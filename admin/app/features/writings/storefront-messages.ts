import type { MessageTree } from '@fitout/contract/configuration.ts'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import { filesOf, messageGroups } from '@fitout/contract/messages/message-groups.ts'

// Words of files are those of the back office, which would be split off its first screen's.
const files = import.meta.glob<MessageTree>(
  ['../../../../contract/src/messages/{zh,cn,en}/*.ts', '!../../../../contract/src/messages/{zh,cn,en}/file-values.ts'],
  { eager: true },
)
const groups = Object.keys(messageGroups) as (keyof typeof messageGroups)[]

/** All built-in messages of the storefront. */
export const storefrontMessages = Object.fromEntries(locales.map((locale) => [locale, messagesIn(locale)])) as Record<
  Locale,
  MessageTree
>

function messagesIn(locale: Locale): MessageTree {
  const names = new Set(groups.flatMap((group) => filesOf(group).map(({ file }) => file)))
  const own = [...names].map((name) => files[`../../../../contract/src/messages/${locale}/${name}.ts`])
  return Object.assign({}, ...own)
}

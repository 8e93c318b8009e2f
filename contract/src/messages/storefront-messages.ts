import { type Locale, locales } from '../locales.ts'
import { filesOf, type MessageGroup, messageGroups, type StorefrontMessages } from './message-groups.ts'
import type { Translated } from './message-types.ts'

/** All built-in messages of the storefront; overrides by staff are laid over them. For Node: bundles take groups. */
export const storefrontMessages = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await messagesIn(locale)] as const)),
) as Record<Locale, Translated<StorefrontMessages>>

async function messagesIn(locale: Locale) {
  const files = (Object.keys(messageGroups) as MessageGroup[]).flatMap((group) => filesOf(group))
  const modules = await Promise.all(files.map(({ file }) => import(`./${locale}/${file}.ts`) as Promise<object>))
  return Object.fromEntries(modules.flatMap((module) => Object.entries(module)))
}

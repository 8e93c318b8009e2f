import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { type CompiledTree, overlay } from './message-tree.ts'
import { onceForBoth } from './once-for.ts'
import { SpokenContext } from './translations.ts'

type Language = { locale: Locale; builtIn: CompiledTree; overrides: CompiledTree }

const LanguageContext = createContext<Language>({ locale: 'zh', builtIn: {}, overrides: {} })
const noOverrides: CompiledTree = {}
/** The server renders many pages with the same messages. */
const together = /* @__PURE__ */ onceForBoth((one: CompiledTree, other: CompiledTree) => ({ ...one, ...other }))
const overlaid = /* @__PURE__ */ onceForBoth(overlay)

/** The language of the page, from its URL. */
export function useLocale(): Locale {
  return use(LanguageContext).locale
}

/** The language, with the messages overridden by staff. */
export function useLanguage(): Pick<Language, 'locale' | 'overrides'> {
  return use(LanguageContext)
}

type LocaleProviderProps = { locale: Locale; messages: object; overrides?: CompiledTree; children: ReactNode }

/** Provides the language and its messages; messages of staff override the built-in ones. */
export function LocaleProvider({ locale, messages, overrides = noOverrides, children }: LocaleProviderProps) {
  const language = useMemo(
    () => ({ locale, builtIn: messages as CompiledTree, overrides }),
    [locale, messages, overrides],
  )
  return <Speaking language={language}>{children}</Speaking>
}

/** Adds messages that only some pages need. They must be in the language of the page. */
export function MoreMessages({ messages, children }: { messages: object; children: ReactNode }) {
  const { locale, builtIn, overrides } = use(LanguageContext)
  const language = useMemo(
    () => ({
      locale,
      builtIn: import.meta.env.SSR
        ? together(builtIn, messages as CompiledTree)
        : { ...builtIn, ...(messages as CompiledTree) },
      overrides,
    }),
    [locale, builtIn, messages, overrides],
  )
  return <Speaking language={language}>{children}</Speaking>
}

function Speaking({ language, children }: { language: Language; children: ReactNode }) {
  const spoken = useMemo(
    () => ({
      language: languageTags[language.locale],
      messages: (import.meta.env.SSR ? overlaid : overlay)(language.builtIn, language.overrides),
    }),
    [language],
  )
  return (
    <LanguageContext value={language}>
      <SpokenContext value={spoken}>{children}</SpokenContext>
    </LanguageContext>
  )
}

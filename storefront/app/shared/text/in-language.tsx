import type { ReactNode } from 'react'

/** For the part of a sentence that may be in another language than the rest: `t.rich('added', { title, name })`. */
export const inLanguage = (lang: string | undefined) => (words: ReactNode) => <span lang={lang}>{words}</span>

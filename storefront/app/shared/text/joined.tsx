import type { LocalisedText } from '@fitout/contract/localised.ts'
import { Fragment } from 'react'

/** Short texts in one line, each marked with its language; empty ones are left out. */
export function Joined({ parts }: { parts: LocalisedText[] }) {
  return parts
    .filter(({ text }) => text !== '')
    .map(({ text, lang }, index) => (
      <Fragment key={text}>
        {index > 0 && ' · '}
        {lang ? <span lang={lang}>{text}</span> : text}
      </Fragment>
    ))
}

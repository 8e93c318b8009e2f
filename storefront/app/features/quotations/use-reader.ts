import { useState } from 'react'
import {
  chosenBeforehand,
  chosenLines,
  chosenTotal,
  choiceAfter,
  type Content,
  type Line,
  type TermKey,
} from './quotation-reading.ts'

/**
 * What a reader has chosen, opened and typed. It survives a new version: options that still exist stay chosen, and
 * unchanged terms stay read.
 */
export function useReader() {
  const [chosen, setChosen] = useState<readonly string[]>()
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const [name, setName] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  return {
    name,
    setName,
    isAgreed,
    setIsAgreed,
    of(content: Content) {
      const options = chosenLines(content, chosen ?? chosenBeforehand(content)).map(({ key }) => key)
      const textOf = (key: TermKey) => key + JSON.stringify(content.terms[key])
      return {
        options,
        total: chosenTotal(content, options),
        choose: (line: Line) => setChosen(choiceAfter(content, options, line)),
        hasRead: (key: TermKey) => read.has(textOf(key)),
        open: (key: TermKey) => setRead((known) => new Set(known).add(textOf(key))),
      }
    },
  }
}

export type Reader = ReturnType<typeof useReader>
export type Reading = ReturnType<Reader['of']>

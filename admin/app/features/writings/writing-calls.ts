import type { Answer } from '@fitout/contract/endpoint.ts'
import * as configuration from '@fitout/contract/staff/configuration.ts'
import * as words from '@fitout/contract/staff/writings.ts'
import { writtenConfiguration } from '@fitout/contract/writings/written-configuration.ts'
import type { z } from 'zod'
import { staffCall } from '../../shared/staff-call.ts'
import { emptyOf } from './schema.ts'

export const kinds = [...words.wordsKinds, 'configuration'] as const
export type Kind = (typeof kinds)[number]
export type Written = Record<string, unknown>
export type Writing = Answer<typeof words.findWriting>['data']

export function isKind(text: string): text is Kind {
  return (kinds as readonly string[]).includes(text)
}

/** The schema that content must match to be published; its form is generated from it. */
export function formOf(kind: Kind, key: string): z.ZodType | undefined {
  if (kind !== 'configuration') return words.writtenWords[kind]
  return (writtenConfiguration as Record<string, z.ZodType>)[key]
}

/** Whether it is internal: no page of the shop shows it. */
export function isOfOffice(key: string): boolean {
  return ['general-holidays', 'quotation-items', 'quotation-terms'].includes(key)
}

/** The calls for one kind of content, the same for all kinds. */
export function callsFor(kind: Kind) {
  if (kind === 'configuration') {
    const at = (key: string) => ({ params: { key } })
    return {
      find: (key: string) => staffCall(configuration.findConfiguration, at(key)),
      findVersion: (key: string, version: number) =>
        staffCall(configuration.findConfigurationVersion, { params: { key, version: String(version) } }),
      preview: (key: string, typed?: Written) =>
        typed
          ? staffCall(configuration.previewTypedConfiguration, { ...at(key), body: { written: typed as never } })
          : staffCall(configuration.previewConfiguration, at(key)),
      save: (key: string, revision: number, written: Written) =>
        staffCall(configuration.saveConfigurationDraft, { ...at(key), body: { revision, written: written as never } }),
      discard: (key: string, revision: number) =>
        staffCall(configuration.discardConfigurationDraft, { ...at(key), body: { revision } }),
      publish: (key: string, revision: number, code?: string) =>
        staffCall(configuration.publishConfiguration, { ...at(key), body: { revision, code } }),
      schedule: (key: string, revision: number, publish_at: string | null, code?: string) =>
        staffCall(configuration.scheduleConfiguration, { ...at(key), body: { revision, publish_at, code } }),
      goBack: (key: string, revision: number, version: number, code?: string) =>
        staffCall(configuration.goBackToConfiguration, { ...at(key), body: { revision, version, code } }),
    }
  }
  const at = (key: string) => ({ params: { kind, key } })
  const find = async (key: string) => {
    const found = await staffCall(words.findWriting, at(key))
    return key === words.newKey
      ? { ...found, data: { ...found.data, draft: beginningOf(kind, found.data.draft) } }
      : found
  }
  return {
    find,
    findVersion: (key: string, version: number) =>
      staffCall(words.findWritingVersion, { params: { kind, key, version: String(version) } }),
    preview: (key: string, typed?: Written) =>
      typed
        ? staffCall(words.previewTypedWriting, { ...at(key), body: { written: typed as never } })
        : staffCall(words.previewWriting, at(key)),
    save: async (key: string, revision: number, written: Written) => {
      if (key !== words.newKey) {
        return staffCall(words.saveWritingDraft, { ...at(key), body: { revision, written: written as never } })
      }
      const { data } = await staffCall(words.addWriting, { params: { kind }, body: { written: written as never } })
      return find(data._id)
    },
    discard: (key: string, revision: number) =>
      staffCall(words.discardWritingDraft, { ...at(key), body: { revision } }),
    publish: (key: string, revision: number, code?: string) =>
      staffCall(words.publishWriting, { ...at(key), body: { revision, code } }),
    schedule: (key: string, revision: number, publish_at: string | null, code?: string) =>
      staffCall(words.scheduleWriting, { ...at(key), body: { revision, publish_at, code } }),
    goBack: (key: string, revision: number, version: number, code?: string) =>
      staffCall(words.goBackToWriting, { ...at(key), body: { revision, version, code } }),
  }
}

/** The empty form of a new text, with what the shop begins it with. */
function beginningOf(kind: words.WordsKind, begun: Written | null): Writing['draft'] {
  const empty = emptyOf(words.writtenWords[kind]) as Written
  return { ...empty, is_shown: true, ...('year' in empty && { year: new Date().getFullYear() }), ...begun } as never
}

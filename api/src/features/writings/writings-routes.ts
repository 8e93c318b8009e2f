import * as configuration from '@fitout/contract/staff/configuration.ts'
import { confirmTranslation, listTranslations } from '@fitout/contract/staff/translations.ts'
import * as words from '@fitout/contract/staff/writings.ts'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { isWordsKind } from './writing-kinds.ts'
import {
  beginWriting,
  confirmByStaff,
  discardDraft,
  goBack,
  previewAddresses,
  previewTyped,
  publishDraft,
  saveDraft,
  scheduleDraft,
  showBeginning,
  showTranslations,
  showVersion,
  showWriting,
  showWritings,
  switchShown,
} from './writings-service.ts'

const timeOf = (instant: string | null) => (instant === null ? null : new Date(instant))

export const writingsRoutes = [
  route(words.listWritings, async ({ context, params, request, query }) =>
    showWritings(context, kindOf(params), { request, query }),
  ),
  route(words.addWriting, async ({ context, staff, params, body }) => ({
    data: { _id: await beginWriting(context, staff, kindOf(params), body.written) },
  })),
  route(words.findWriting, async ({ context, staff, params }) =>
    params.key === words.newKey
      ? showBeginning(context, staff, kindOf(params))
      : showWriting(context, kindOf(params), params.key),
  ),
  route(words.findWritingVersion, async ({ context, params }) =>
    showVersion(context.db, kindOf(params), params.key, params.version),
  ),
  route(words.previewWriting, async ({ context, params }) => previewAddresses(context, kindOf(params), params.key)),
  route(words.previewTypedWriting, async ({ context, staff, params, body }) =>
    previewTyped(context, staff, kindOf(params), params.key, body.written),
  ),
  route(words.saveWritingDraft, async ({ context, staff, params, body }) =>
    saveDraft(context, staff, known(params, body), body.written),
  ),
  route(words.discardWritingDraft, async ({ context, staff, params, body }) =>
    discardDraft(context, staff, known(params, body)),
  ),
  route(words.publishWriting, async ({ context, staff, params, body }) =>
    publishDraft(context, staff, known(params, body), body.code),
  ),
  route(words.scheduleWriting, async ({ context, staff, params, body }) =>
    scheduleDraft(context, staff, known(params, body), timeOf(body.publish_at), body.code),
  ),
  route(words.goBackToWriting, async ({ context, staff, params, body }) =>
    goBack(context, staff, known(params, body), body.version, body.code),
  ),
  route(words.switchWriting, async ({ context, staff, params, body }) =>
    switchShown(context, staff, known(params, body), body),
  ),
  route(configuration.listConfigurations, async ({ context, request, query }) =>
    showWritings(context, 'configuration', { request, query }),
  ),
  route(configuration.findConfiguration, async ({ context, params }) =>
    showWriting(context, 'configuration', params.key),
  ),
  route(configuration.findConfigurationVersion, async ({ context, params }) =>
    showVersion(context.db, 'configuration', params.key, params.version),
  ),
  route(configuration.previewConfiguration, async ({ context, params }) =>
    previewAddresses(context, 'configuration', params.key),
  ),
  route(configuration.previewTypedConfiguration, async ({ context, staff, params, body }) =>
    previewTyped(context, staff, 'configuration', params.key, body.written),
  ),
  route(configuration.saveConfigurationDraft, async ({ context, staff, params, body }) =>
    saveDraft(context, staff, ofConfiguration(params, body), body.written),
  ),
  route(configuration.discardConfigurationDraft, async ({ context, staff, params, body }) =>
    discardDraft(context, staff, ofConfiguration(params, body)),
  ),
  route(configuration.publishConfiguration, async ({ context, staff, params, body }) =>
    publishDraft(context, staff, ofConfiguration(params, body), body.code),
  ),
  route(configuration.scheduleConfiguration, async ({ context, staff, params, body }) =>
    scheduleDraft(context, staff, ofConfiguration(params, body), timeOf(body.publish_at), body.code),
  ),
  route(configuration.goBackToConfiguration, async ({ context, staff, params, body }) =>
    goBack(context, staff, ofConfiguration(params, body), body.version, body.code),
  ),
  route(listTranslations, async ({ context, request, query }) => showTranslations(context, { request, query })),
  route(confirmTranslation, async ({ context, staff, body }) => confirmByStaff(context, staff, body)),
]

type Named = { kind: string; key: string }
type Read = { revision: number }

function kindOf({ kind }: { kind: string }) {
  if (!isWordsKind(kind)) throw new AppError('writing-not-found')
  return kind
}

function known(params: Named, { revision }: Read) {
  return { kind: kindOf(params), key: params.key, revision }
}

function ofConfiguration({ key }: { key: string }, { revision }: Read) {
  return { kind: 'configuration' as const, key, revision }
}

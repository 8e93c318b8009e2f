import { findShareImage, type ShareImageKind } from '@fitout/contract/share-images.ts'
import { type Spoken, spoken } from '../i18n/spoken.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { PageRequest } from './page-request.ts'

export type ShareImage = Spoken<Answer<typeof findShareImage>['data']>

/** The picture that goes with a shared link. A page is complete without it. */
export async function loadShareImage(
  { call, locale }: Pick<PageRequest, 'call' | 'locale'>,
  kind: ShareImageKind,
  key: string,
): Promise<ShareImage | undefined> {
  try {
    return spoken((await call(findShareImage, { params: { kind, key } })).data, locale)
  } catch {
    return undefined
  }
}

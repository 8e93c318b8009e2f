import type { Body } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import type { completeSetup } from '@fitout/contract/setup.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { publishConfiguration } from '../configuration/configuration-service.ts'
import { publishContent } from '../contents/contents-service.ts'
import { keepPicture, presentPicture } from '../pictures/pictures-service.ts'
import { insertFirstTemplates } from '../reply-templates/reply-templates-service.ts'
import { admitFirstOwner, draftOwnerSecret, prepareFirstOwner } from '../staff/staff-service.ts'
import { drawRoom } from './draw-room.ts'
import { factsOf } from './studio-facts.ts'
import { proveSetupCode } from './setup-code.ts'
import { insertCollection, insertFirstWarehouse, insertStores, takeSetupCode } from './setup-queries.ts'
import { firstConfigurations, firstPages, firstPlaces } from './templates/first-shop.ts'

export { renewSetupCode } from './setup-code.ts'

type Visit = { request: Request; headers: Headers }

/** Opens the set-up for a valid code; returns a secret for the owner's authenticator. */
export async function open(context: Context, code: string) {
  await requireEmpty(context)
  await proveSetupCode(context, code)
  return draftOwnerSecret(context)
}

/**
 * Creates the shop in one transaction: stores, the first warehouse and courier, every configuration, the pages, and
 * the owner, who is signed in. Throws `not-found` if the shop is already set up.
 */
export async function makeShop(context: Context, { code, studio }: Body<typeof completeSetup>, visit: Visit) {
  await requireEmpty(context)
  const codeHash = await proveSetupCode(context, code)
  const owner = await prepareFirstOwner(context, {
    name: inLocale(studio.name, studio.languages[0] ?? 'zh'),
    email: studio.email,
    password: studio.password,
    secret: studio.authenticator_secret,
    code: studio.authenticator_code,
  })
  const pictures = await keepPictures(context, studio)
  const { mainStoreId, miniStoreId, publicUrl } = context.config
  const facts = factsOf(studio, new URL(publicUrl).hostname)
  const places = firstPlaces(facts)
  const recoveryCodes = await transaction(context.db, async (trx) => {
    if (!(await takeSetupCode(trx, codeHash))) throw new AppError('setup-code-wrong')
    await insertStores(trx, {
      main: { id: mainStoreId, title: facts.shop_name },
      mini: { id: miniStoreId, title: places.memberStore },
    })
    await insertFirstWarehouse(trx, { store_id: mainStoreId, ...places.warehouse })
    await insertCollection(trx, [mainStoreId, miniStoreId], places.collection)
    const shop = { mainStoreId, miniStoreId, studio, ...pictures }
    for (const [slug, data] of firstConfigurations(facts, shop)) await publishConfiguration(trx, slug, data)
    await insertFirstTemplates(trx, studio.languages[0] ?? 'zh', context.clock.now())
    const updatedOn = context.clock.now().toISOString().slice(0, 10)
    for (const page of firstPages(facts, pictures.room, updatedOn)) await publishContent(trx, page)
    return admitFirstOwner(context, trx, owner, visit)
  })
  return { recovery_codes: recoveryCodes, back_office: '/admin' }
}

async function requireEmpty({ isSetUp }: Context): Promise<void> {
  if (await isSetUp()) throw new AppError('not-found')
}

/** Files are stored before the transaction; those of a failed set-up are swept as unused. */
async function keepPictures(context: Context, { palette, logo, name }: Body<typeof completeSetup>['studio']) {
  const room = await keepPicture(context, await drawRoom(palette))
  const kept = logo === undefined ? undefined : await keepPicture(context, Buffer.from(logo, 'base64'))
  return { room: presentPicture(room, roomAlt), logo: kept && presentPicture(kept, name) }
}

const roomAlt = {
  zh: '一室日光：拱形窗、吊燈與矮櫃的插畫。',
  cn: '一室日光：拱形窗、吊灯与矮柜的插画。',
  en: 'Drawing of a room in daylight, with an arched window, a pendant lamp and a low sideboard.',
} as const satisfies Record<Locale, string> & Words

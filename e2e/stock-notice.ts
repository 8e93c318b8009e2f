import type { Call } from '@fitout/contract/client.ts'
import { askStockNotice } from '@fitout/contract/stock-notices.ts'
import { expect } from 'vitest'
import { mailsTo } from './mail.ts'
import { catalogue, type Piece } from './pieces.ts'
import { present } from './present.ts'
import { ask, mainStoreId } from './shop-facts.ts'

/** A sold-out piece. */
export async function soldOutPiece(): Promise<Piece> {
  const card = present((await catalogue('GOODS')).find(({ availability }) => availability === 'NOT_ACCEPTED'))
  return ask(`/stores/${await mainStoreId()}/product-management/products/${card._id}/details`)
}

/** The link of the mail that confirms a request for a notice. */
export async function linkOfNotice(email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0)
  const [mail] = await mailsTo(email)
  return present(/https?:\S+stock-notices\S+/.exec(present(mail).text))[0]
}

/** Requests a mail for when a piece is back, and confirms it. */
export async function waitForPiece(call: Call, { variants }: Piece): Promise<void> {
  const email = `waits-${crypto.randomUUID()}@example.com`
  const body = { product_variant_id: present(variants[0])._id, email }
  await call(askStockNotice, { params: { store_id: await mainStoreId() }, body })
  const answer = await fetch(await linkOfNotice(email), { method: 'POST' })
  if (!answer.ok) throw new Error(`Confirming a stock notice answers ${answer.status}`)
}

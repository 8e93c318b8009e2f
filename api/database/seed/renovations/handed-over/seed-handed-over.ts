import { readFile } from 'node:fs/promises'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { showHandoverToStaff, signByStudio, write } from '../../../../src/features/handovers/handovers-service.ts'
import { signByClient } from '../../../../src/features/handovers/sign-handover.ts'
import { shopOf } from '../past-shop.ts'
import { shareInRoom } from '../share-in-room.ts'
import { doWorks, pay } from './contract.ts'
import { claim, fixUntil, inspection, raiseAll } from './defects.ts'
import type { HandedOver } from './handed-over.ts'

/** Inspected by both sides, handed over 20 days ago and paid; one defect waits for the client, one claim for the studio. */
export async function seedHandedOver(home: HandedOver): Promise<void> {
  await shareInRoom(home, 112, { kind: 'IMAGE', title: '開工前', bytes: await pictureOf('studio-1-before') })
  await doWorks(home)
  const ids = await raiseAll(home, inspection)
  await fixUntil(home, ids, { wanted: inspection, daysAgo: 21, after: 40 })
  await certify(home)
  await shareInRoom(home, 19, { kind: 'IMAGE', title: '完工後', bytes: await pictureOf('studio-1') })
  await pay(home, 2, 18)
  await raiseAll(home, [claim])
  await fixUntil(home, ids, { wanted: inspection, daysAgo: 0, after: 21 })
}

function pictureOf(name: string): Promise<Buffer> {
  return readFile(new URL(`../../media/rooms/${name}.jpg`, import.meta.url))
}

async function certify({ context, by, client, id }: HandedOver): Promise<void> {
  const past = shopOf(context, 20, '16:30')
  await write(past, by, id, {
    revision: 0,
    day: hongKongDay(past.clock.now()),
    handed: [
      { key: 'KEYS', count: 4, note: '' },
      { key: 'WR1', count: 1, note: '' },
      { key: 'GUARANTEE_CARDS', count: 3, note: '' },
      { key: 'AS_BUILT_DRAWINGS', count: 1, note: '' },
    ],
    meters: [
      { key: 'ELECTRICITY', reading: '00127' },
      { key: 'WATER', reading: '00034' },
    ],
  })
  const { certificate } = await showHandoverToStaff(past.db, id)
  const content_hash = certificate?.content_hash ?? ''
  await signByStudio(past, by, id, { content_hash, typed_name: '示範工作室代表' })
  const signer = { accountId: client.accountId, source: undefined, locale: 'zh' as const }
  const signed = { body: { content_hash, typed_name: client.name }, idempotencyKey: undefined }
  await signByClient(shopOf(context, 20, '17:05'), signer, id, signed)
}

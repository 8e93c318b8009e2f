import { listAudit } from '@fitout/contract/staff/audit.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { findWriting, publishWriting, saveWritingDraft, type WordsKind } from '@fitout/contract/staff/writings.ts'
import { systemClock } from '../clock.ts'
import { openSeededShop } from './seeded-shop.ts'
import { openStaff } from './staff.ts'

export type Block = { type: string; title: Words; is_hidden?: boolean }
export type Live = { title: Words; summary: Words; blocks: Block[]; pictures: unknown[] }

export type WritingDesk = Awaited<ReturnType<typeof openWritingDesk>>

/** A seeded shop with a settable clock, an editor who edits the texts and a manager who reads the audit trail. */
export async function openWritingDesk() {
  const { now } = systemClock()
  let ahead = 0
  const shop = await openSeededShop({ clock: { ...systemClock(), now: () => new Date(now().getTime() + ahead) } })
  const editor = await openStaff(shop, 'editor')
  const manager = await openStaff(shop, 'manager')

  async function find(kind: WordsKind, key: string) {
    return (await editor.call(findWriting, { params: { kind, key } })).data
  }
  return {
    shop,
    editor,
    manager,
    find,
    letPass(milliseconds: number) {
      ahead += milliseconds
    },
    async liveOf(kind: WordsKind, key: string) {
      return (await find(kind, key)).live as unknown as Live
    },
    async save(kind: WordsKind, key: string, written: object) {
      const { revision } = await find(kind, key)
      const body = { revision, written: written as never }
      return (await editor.call(saveWritingDraft, { params: { kind, key }, body })).data
    },
    async publish(kind: WordsKind, key: string) {
      const { revision } = await find(kind, key)
      return (await editor.call(publishWriting, { params: { kind, key }, body: { revision } })).data
    },
    async trailOf(subject_id: string) {
      return (await manager.call(listAudit, { query: { subject_id } })).data
    },
  }
}

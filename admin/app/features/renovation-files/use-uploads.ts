import { addRenovationFile } from '@fitout/contract/staff/renovation-files.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { useRefresh } from '../../shared/query-client.ts'
import { uploadCall } from '../../shared/staff-call.ts'
import { wordsFor } from '../../shared/use-action.ts'
import { kindOf, type RoomFile, titleOf } from './room-file.ts'

export type Upload = {
  key: string
  file: File
  isPaper: boolean
  /** The file of which it is the next revision. */
  replaces?: RoomFile | undefined
  part: number
  fault?: string
}

let count = 0

/** Uploads to one room, one after the other, each with its progress; failed ones stay for a retry. */
export function useUploads(id: string) {
  const t = useTranslate()
  const refresh = useRefresh()
  const [uploads, setUploads] = useState<Upload[]>([])
  const change = (key: string, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const dismiss = (key: string) => setUploads((all) => all.filter((one) => one.key !== key))

  async function send({ key, file, isPaper, replaces }: Upload): Promise<void> {
    const kind = replaces?.kind ?? kindOf(file, isPaper)
    if (!kind) return change(key, { fault: t('renovationFiles.unknown') })
    const query = { kind, title: replaces?.title ?? titleOf(file), ...(replaces && { replaces: replaces._id }) }
    try {
      await uploadCall((part) => change(key, { part }))(addRenovationFile, { params: { id }, query, file })
      dismiss(key)
    } catch (error) {
      change(key, { fault: t('renovationFiles.failed', { reason: t(wordsFor(error), { _: wordsFor(error) }) }) })
    }
    refresh()
  }

  async function sendAll(all: Upload[]): Promise<void> {
    for (const one of all) await send(one)
  }

  function add(files: File[], { isPaper = false, replaces }: { isPaper?: boolean; replaces?: RoomFile } = {}): void {
    const added = files.map((file): Upload => {
      count += 1
      return { key: String(count), file, isPaper, replaces, part: 0 }
    })
    setUploads((all) => [...all, ...added])
    void sendAll(added)
  }

  function again(upload: Upload): void {
    const { fault: _gone, ...fresh } = upload
    setUploads((all) => all.map((one) => (one.key === upload.key ? { ...fresh, part: 0 } : one)))
    void send(fresh)
  }

  return { uploads, add, again, dismiss }
}

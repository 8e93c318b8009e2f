import { addFormerAddress, listFormerAddresses, removeFormerAddress } from '@fitout/contract/staff/former-addresses.ts'
import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { AddressDialog, type AddressDraft } from './address-dialog.tsx'

type Address = RowOf<typeof listFormerAddresses>

/** Redirects from pages of a former shop. */
export function FormerAddressesPage() {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const queue = useQueue(listFormerAddresses, { q: '' }, { keepsPrevious: true })
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<string>()
  const add = (body: AddressDraft) => run(async () => staffCall(addFormerAddress, { body }), 'done.addressAdded')
  const remove = async (path: string) => {
    await run(async () => staffCall(removeFormerAddress, { body: { path } }), 'done.addressRemoved')
    setLeaving(undefined)
  }
  const renderTo = ({ to, product }: Address) =>
    product && !product.is_shown ? t('aside', { text: readable(to), aside: t('formerAddresses.hidden') }) : readable(to)
  const renderRemove = ({ _id: path }: Address) => (
    <Button aria-label={`${t('formerAddresses.remove')} ${path}`} onClick={() => setLeaving(path)} size="small">
      {t('formerAddresses.remove')}
    </Button>
  )
  return (
    <>
      <ListScreen
        beside={
          <Button onClick={() => setAdding(true)} variant="contained">
            {t('formerAddresses.add')}
          </Button>
        }
        columns={[
          { label: t('formerAddresses.path'), render: ({ _id: path }) => readable(path) },
          { label: t('formerAddresses.to'), render: renderTo },
          { label: t('formerAddresses.since'), render: ({ created_at: at }) => showTime(at) },
          { label: t('kit.action.acts'), render: renderRemove, isAct: true },
        ]}
        filters={[{ name: 'q', kind: 'text', label: t('formerAddresses.search'), isAlways: true }]}
        heading={t('resources.formerAddresses.name')}
        lead={t('formerAddresses.lead')}
        none={t('formerAddresses.none')}
        queue={queue}
        short={{
          renderTitle: ({ _id: path }) => <Breaking>{readable(path)}</Breaking>,
          renderFacts: (row) => <Breaking>→ {renderTo(row)}</Breaking>,
          renderAside: renderRemove,
        }}
      />
      {isAdding && <AddressDialog isRunning={isRunning} onClose={() => setAdding(false)} onSave={add} />}
      <Confirm
        confirm={t('formerAddresses.remove')}
        content={t('formerAddresses.removeLead')}
        isOpen={leaving !== undefined}
        loading={isRunning}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => void remove(leaving ?? '')}
        title={t('formerAddresses.removeTitle', { path: leaving ?? '' })}
      />
    </>
  )
}

/** An address without spaces, on a phone. */
function Breaking({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  )
}

/** A decoded address, as a browser shows it. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

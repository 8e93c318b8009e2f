import type { QuotationHead } from '@fitout/contract/quotation-head.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Awaited } from '../../shared/account/awaited.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { QuotationSheet } from './quotation-sheet.tsx'
import { useQuotation, useVersions } from './use-quotation.ts'
import { useReader } from './use-reader.ts'

/**
 * Shows the version that counted when the page was opened, or the one in the address. A newer one replaces it only on
 * request. Choices and typed text are kept.
 */
export function QuotationRoom({ room, current }: { room: Room; current: QuotationHead }) {
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState(current.version)
  const reader = useReader()
  const version = Number(search.get('version')) || opened
  const query = useQuotation(room._id, version)
  const versions = useVersions(room._id, current)

  function readCurrent(): void {
    setOpened(current.version)
    setSearch({}, { replace: true, preventScrollReset: false })
  }

  return (
    <Awaited query={query}>
      {(quotation) => {
        const known = versions.data?.items.find((one) => one.version === version)
        const head = version === current.version ? current : known
        return (
          <Awaited query={{ ...versions, data: head }}>
            {(shown) => (
              <QuotationSheet
                reading={{ room, current, head: shown, quotation }}
                reader={reader}
                onReadCurrent={readCurrent}
              />
            )}
          </Awaited>
        )
      }}
    </Awaited>
  )
}

import { Box, Button, type Theme, useMediaQuery } from '@mui/material'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { ScrollRestoration } from 'react-router'
import { Bar } from './bar.tsx'
import { Foot, footHeight } from './foot.tsx'
import { useTranslate } from './i18n.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { MenuEntry } from './manifest.ts'
import { Notice } from './notice.tsx'
import { OfficeSearch } from './office-search/office-search.tsx'
import type { Searchable } from './office-search/searchable.ts'
import { PretendPayments } from './pretend-payments.tsx'
import { Side } from './side.tsx'
import { TitlePlace } from './title.tsx'
import { useFocusInContent } from './use-focus-in-content.ts'
import { useStored } from './use-stored.ts'

const mainId = 'main-content'

type FrameProps = {
  menu: readonly MenuEntry[]
  searchable: Searchable
  inBar: readonly ComponentType[]
  children: ReactNode
}

/** The layout of every screen: bar, menu and content. */
export function Frame({ menu, searchable, inBar, children }: FrameProps) {
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null)
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [isWide, setWide] = useStored('fitout.menu', true)
  // On a narrow screen the menu covers the content, so it always starts closed.
  const [isDrawn, setDrawn] = useState(false)
  useFocusInContent(mainId)
  const isOpen = isNarrow ? isDrawn : isWide
  const setOpen = isNarrow ? setDrawn : setWide
  return (
    <TitlePlace value={titlePlace}>
      <SkipLink />
      <Bar isMenuOpen={isOpen} onMenu={() => setOpen(!isOpen)} titleRef={setTitlePlace}>
        <OfficeSearch menu={menu} searchable={searchable} />
        <Suspense>
          {inBar.map((Part, at) => (
            <Part key={at} />
          ))}
        </Suspense>
      </Bar>
      <Box
        sx={{
          display: 'flex',
          minHeight: '100vh',
          pt: { xs: '56px', sm: '48px' },
          pb: isNarrow ? `${footHeight}px` : 0,
        }}
      >
        <Side entries={menu} isNarrow={isNarrow} isOpen={isOpen} onClose={() => setOpen(false)} />
        <Box component="main" id={mainId} sx={{ flexGrow: 1, minWidth: 0, px: 1, outline: 'none' }} tabIndex={-1}>
          <PretendPayments />
          {children}
        </Box>
      </Box>
      {isNarrow && <Foot entries={menu} />}
      <Notice />
      <LeaveGuard />
      <ScrollRestoration />
    </TitlePlace>
  )
}

/** The first focusable element. Hash links are used for routing, so it is a button. */
function SkipLink() {
  const t = useTranslate()
  return (
    <Button
      onClick={() => document.querySelector<HTMLElement>(`#${mainId}`)?.focus()}
      sx={{ position: 'fixed', top: -80, left: 8, zIndex: 'tooltip', '&:focus': { top: 8 } }}
      variant="contained"
    >
      {t('kit.navigation.skip_nav')}
    </Button>
  )
}

import { Suspense, use, useState } from 'react'
import { Route, Routes, UNSAFE_RouteContext as RouteContext } from 'react-router'
import { lazyPart } from './lazy-part.tsx'
import { Loading } from './loading.tsx'
import { ScreensContext } from './screens-context.ts'
import { SideSheet } from './side-sheet.tsx'
import type { Sheet } from './use-sheet.ts'

type ScreenBesideProps<Row> = { sheet: Sheet<Row>; to: string; isWide?: boolean; back?: string }

// Addresses are whole ones, not below that of the list.
const outside = { outlet: null, matches: [], isDataRoute: false }

/** The screen at an address in a sheet beside the list that leads to it. */
export function ScreenBeside<Row>({ sheet, to, isWide = false, back }: ScreenBesideProps<Row>) {
  const screens = use(ScreensContext)
  const [parts] = useState(() => screens.map(([path, load]) => ({ path, Screen: lazyPart(load) })))
  return (
    <SideSheet back={back} isWide={isWide} sheet={sheet} to={to}>
      <Suspense fallback={<Loading />}>
        <RouteContext value={outside}>
          <Routes key={to} location={to}>
            {parts.map(({ path, Screen }) => (
              <Route element={<Screen />} key={path} path={path} />
            ))}
          </Routes>
        </RouteContext>
      </Suspense>
    </SideSheet>
  )
}

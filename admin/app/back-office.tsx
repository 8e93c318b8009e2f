import { CssBaseline } from '@mui/material'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createHashRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { besideProof, inBar, menu, screens as unguarded, searchable } from './features.ts'
import { DashboardPage } from './features/dashboard/dashboard-page.tsx'
import { BesideProofContext } from './shared/beside-proof.tsx'
import { followRouter } from './shared/destination.ts'
import { FieldFaults } from './shared/field-faults.tsx'
import { Frame } from './shared/frame.tsx'
import { Permitted, SignedIn } from './shared/guards.tsx'
import { withAllWords } from './shared/i18n.ts'
import { Loading } from './shared/loading.tsx'
import { Notice } from './shared/notice.tsx'
import { OwnWords } from './shared/own-words.tsx'
import { queryClient } from './shared/query-client.ts'
import { MissingScreen, NoScreen, ScreenFault } from './shared/screen-fault.tsx'
import { type Screens, ScreensContext } from './shared/screens-context.ts'

const places = [...menu, ...searchable.commands]

/** Shown if the user may open its address. */
async function loadScreen(load: () => Promise<ComponentType>) {
  // The router would show nothing if this fails.
  const Screen = await withAllWords(load).catch(() => MissingScreen)
  return function PermittedScreen() {
    return (
      <Permitted places={places}>
        <Screen />
      </Permitted>
    )
  }
}

const screens: Screens = unguarded.map(([path, load]) => [path, async () => loadScreen(load)])

/** Does not depend on the signed-in user. */
async function loadDoor() {
  const SignInPage = await import('./features/session/sign-in-page.tsx').then(
    (screen) => screen.SignInPage,
    () => MissingScreen,
  )
  return function Door() {
    return (
      <>
        <SignInPage />
        <Notice />
      </>
    )
  }
}

// Behind the `#`, so that the shop has a single page to serve.
const router = createHashRouter([
  {
    path: '/login',
    HydrateFallback: Loading,
    lazy: { Component: loadDoor },
  },
  {
    element: (
      <SignedIn>
        <Frame inBar={inBar} menu={menu} searchable={searchable}>
          <Outlet />
        </Frame>
      </SignedIn>
    ),
    HydrateFallback: Loading,
    errorElement: <ScreenFault />,
    children: [
      {
        errorElement: <ScreenFault />,
        children: [
          { index: true, element: <DashboardPage /> },
          ...screens.map(([path, load]) => ({ path, lazy: { Component: load } })),
          { path: '*', element: <NoScreen /> },
        ],
      },
    ],
  },
])

followRouter(router)

/** The back office; its screens and menu come from the features' manifests. */
export function BackOffice() {
  return (
    <QueryClientProvider client={queryClient}>
      <OwnWords>
        <CssBaseline enableColorScheme />
        <FieldFaults />
        <BesideProofContext value={besideProof}>
          <ScreensContext value={screens}>
            <RouterProvider router={router} />
          </ScreensContext>
        </BesideProofContext>
      </OwnWords>
    </QueryClientProvider>
  )
}

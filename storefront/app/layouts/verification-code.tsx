import { Outlet } from 'react-router'
import { ErrorPage } from '../features/errors/error-page.tsx'
import type { Route } from './+types/verification-code.ts'
import { Chrome, GuardedScreen } from './chrome.tsx'

export default function VerificationCode() {
  return (
    <Chrome header="logo" footer="copyright">
      <GuardedScreen>
        <Outlet />
      </GuardedScreen>
    </Chrome>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Chrome>
      <ErrorPage error={error} />
    </Chrome>
  )
}

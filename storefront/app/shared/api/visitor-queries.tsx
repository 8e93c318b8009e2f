import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { visitorQueries } from './queries.ts'

/** Wraps everything that shows the visitor's own data. Pages without it do not load the code of the queries. */
export function VisitorQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(visitorQueries)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

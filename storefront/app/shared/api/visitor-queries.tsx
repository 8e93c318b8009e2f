import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { visitorQueries } from './queries.ts'

/** Around what shows the visitor's own data. Pages without any do without the code of the queries too. */
export function VisitorQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(visitorQueries)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

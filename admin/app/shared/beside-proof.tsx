import { type ComponentType, createContext, Suspense, useContext } from 'react'

export type BesideProofProps = { orderId: string; proofId: string }

/** Components that features show beside the proof of an order, from their manifests. */
export const BesideProofContext = createContext<readonly ComponentType<BesideProofProps>[]>([])

/** Rendered wherever the proof of an order is shown. */
export function BesideProof(props: BesideProofProps) {
  const parts = useContext(BesideProofContext)
  return (
    <Suspense>
      {parts.map((Part, at) => (
        <Part key={at} {...props} />
      ))}
    </Suspense>
  )
}

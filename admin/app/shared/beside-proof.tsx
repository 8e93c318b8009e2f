import { type ComponentType, createContext, Suspense, useContext } from 'react'

export type BesideProofProps = { orderId: string; proofId: string }

/** What features add beside the proof of an order; their manifests say it. */
export const BesideProofContext = createContext<readonly ComponentType<BesideProofProps>[]>([])

/** Stands wherever the proof of an order is shown. */
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

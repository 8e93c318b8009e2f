import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  besideProof: async () => (await import('./proof-reading.tsx')).ProofReading,
}

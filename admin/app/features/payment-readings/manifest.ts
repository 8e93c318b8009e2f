import type { Manifest } from '../../shared/manifest.ts'
import { ProofReading } from './proof-reading.tsx'

export const manifest: Manifest = { besideProof: ProofReading }

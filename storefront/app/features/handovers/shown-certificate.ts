import type { Room } from '../../shared/renovations/use-room.ts'

export type ShownCertificate = NonNullable<Room['certificate']>

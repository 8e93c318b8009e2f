import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { addSlots } from '@fitout/contract/staff/appointments.ts'
import { type InEachLanguage, inEachLanguage } from '../../shared/words-fields.tsx'
import type { Slot } from './appointment.ts'

type NewSlots = BodyInput<typeof addSlots>
export type District = NewSlots['districts'][number]

export type SlotDraft = {
  minutes: string
  capacity: string
  staffId: string
  districts: District[]
  place: InEachLanguage
}

export const newSlot: SlotDraft = { minutes: '60', capacity: '1', staffId: '', districts: [], place: inEachLanguage() }

export function slotDraftOf({ minutes, capacity, staff, districts, place }: Slot): SlotDraft {
  return {
    minutes: String(minutes),
    capacity: String(capacity),
    staffId: staff?._id ?? '',
    districts,
    place: inEachLanguage(place ?? undefined),
  }
}

export function slotFrom({ minutes, capacity, staffId, districts, place }: SlotDraft) {
  const isPlaced = Object.values(place).some((text) => text.trim() !== '')
  return {
    minutes: Number(minutes),
    capacity: Number(capacity),
    staff_id: staffId || null,
    districts,
    place: isPlaced ? place : null,
  } satisfies Partial<NewSlots>
}

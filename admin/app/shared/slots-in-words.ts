import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listFreeSlots } from '@fitout/contract/staff/appointments.ts'

type FreeSlot = Answer<typeof listFreeSlots>['data'][number]

/** Slots to choose from, by time and team. Of several with the same text only one is listed, the selected one. */
export function slotsInWords(slots: readonly FreeSlot[], chosen: string, timeOf: (slot: FreeSlot) => string) {
  const named = slots.map((slot) => ({
    id: slot._id,
    words: [timeOf(slot), slot.staff_name].filter(Boolean).join(' · '),
  }))
  const isFirst = (at: number) => named.findIndex(({ words }) => words === named[at]?.words) === at
  const chosenWords = named.find(({ id }) => id === chosen)?.words
  return named.filter(({ id, words }, at) => (words === chosenWords ? id === chosen : isFirst(at)))
}

import { findCustomer } from '@fitout/contract/staff/customers.ts'
import { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useOne } from '../../shared/use-read.ts'
import { shownAt } from './appointment.ts'
import { BookDialog } from './book-dialog.tsx'
import { forCustomer, forEnquiry, forRenovation } from './visit-draft.ts'

/** Opens the dialog for a new visit. */
export function BookButton({ onBooked }: { onBooked?: (day: string) => void }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="contained">
        {t('appointments.book')}
      </Button>
      {isOpen && <BookDialog onClose={() => setOpen(false)} {...(onBooked && { onBooked })} />}
    </>
  )
}

/** The same, for the enquiry, the customer or the renovation that the address names; the day of the visit is shown next. */
export function BookFromAddress() {
  const [address, setAddress] = useSearchParams()
  const [enquiryId = '', customerId = '', roomId = ''] = ['enquiry', 'customer', 'renovation'].map(
    (name) => address.get(name) ?? '',
  )
  const { data: enquiry } = useOne(findStaffEnquiry, { params: { id: enquiryId }, enabled: enquiryId !== '' })
  const { data: customer } = useOne(findCustomer, { params: { id: customerId }, enabled: customerId !== '' })
  const { data: room } = useOne(findStaffRenovation, { params: { id: roomId }, enabled: roomId !== '' })
  const booked = useRef<string>(undefined)
  const known = (enquiry && forEnquiry(enquiry)) ?? (customer && forCustomer(customer)) ?? (room && forRenovation(room))
  if (!known && !address.has('book')) return null
  return (
    <BookDialog
      {...(known && { known })}
      of={enquiryId || customerId || roomId}
      onBooked={(day) => (booked.current = day)}
      onClose={() => setAddress(booked.current ? shownAt(booked.current) : {}, { replace: true })}
    />
  )
}

import { expect, test } from 'vitest'
import { areaOf, checkEnquiry } from './check-enquiry.ts'
import { enquiryDraft } from './enquiry-draft.ts'

const right = { ...enquiryDraft.readOnServer(), name: '陳太', description: '想裝修', phone: '5123 4567' }

test('an enquiry needs a name, a description and one contact', () => {
  expect(checkEnquiry(right)).toEqual({})
  expect(checkEnquiry({ ...right, name: ' ', description: '' })).toEqual({ name: 'required', description: 'required' })
  expect(checkEnquiry({ ...right, phone: '' })).toEqual({ email: 'needs-contact' })
  expect(checkEnquiry({ ...right, phone: '', email: 'chan@home.example' })).toEqual({})
  expect(checkEnquiry({ ...right, email: 'chan@' })).toEqual({ email: 'email-format' })
  expect(checkEnquiry({ ...right, phone: '123' })).toEqual({ phone: 'phone-format' })
})

test('beyond 89: an area is parsed in any spelling', () => {
  expect(areaOf({ ...right, area: '１，０５０' })).toBe(1050)
  expect(areaOf({ ...right, area: ' 45.5 ' })).toBe(45.5)
  expect(areaOf({ ...right, area: '' })).toBeUndefined()
  for (const area of ['0', '-3', 'big', '1e9'])
    expect(checkEnquiry({ ...right, area })).toEqual({ area: 'area-format' })
})

import { aboutUs } from './about-us.ts'
import { contactUs } from './contact-us.ts'
import type { SeedContent } from './content-types.ts'
import { disclaimer } from './disclaimer.ts'
import { home } from './home.ts'
import { paymentTermsAndSpecialFees } from './payment-terms-and-special-fees.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { refundPolicy } from './refund-policy.ts'
import { termsAndConditions } from './terms-and-conditions.ts'

export const contents: SeedContent[] = [
  home,
  aboutUs,
  contactUs,
  disclaimer,
  paymentTermsAndSpecialFees,
  privacyPolicy,
  refundPolicy,
  termsAndConditions,
]

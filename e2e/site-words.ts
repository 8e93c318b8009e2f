import type { Locale } from '@fitout/contract/locales.ts'
import { backOffice as cnBackOffice } from '@fitout/contract/messages/cn/staff/back-office.ts'
import { defects as cnDefects } from '@fitout/contract/messages/cn/staff/defects.ts'
import { renovations as cnRenovations } from '@fitout/contract/messages/cn/staff/renovations.ts'
import { siteReports as cnSiteReports } from '@fitout/contract/messages/cn/staff/site-reports.ts'
import { stages as cnStages } from '@fitout/contract/messages/cn/staff/stages.ts'
import { weatherDays as cnWeatherDays } from '@fitout/contract/messages/cn/staff/weather-days.ts'
import { backOffice as enBackOffice } from '@fitout/contract/messages/en/staff/back-office.ts'
import { defects as enDefects } from '@fitout/contract/messages/en/staff/defects.ts'
import { renovations as enRenovations } from '@fitout/contract/messages/en/staff/renovations.ts'
import { siteReports as enSiteReports } from '@fitout/contract/messages/en/staff/site-reports.ts'
import { stages as enStages } from '@fitout/contract/messages/en/staff/stages.ts'
import { weatherDays as enWeatherDays } from '@fitout/contract/messages/en/staff/weather-days.ts'
import { backOffice as zhBackOffice } from '@fitout/contract/messages/zh/staff/back-office.ts'
import { defects as zhDefects } from '@fitout/contract/messages/zh/staff/defects.ts'
import { renovations as zhRenovations } from '@fitout/contract/messages/zh/staff/renovations.ts'
import { siteReports as zhSiteReports } from '@fitout/contract/messages/zh/staff/site-reports.ts'
import { stages as zhStages } from '@fitout/contract/messages/zh/staff/stages.ts'
import { weatherDays as zhWeatherDays } from '@fitout/contract/messages/zh/staff/weather-days.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'

const zh = { ...zhDefects, ...zhRenovations, ...zhSiteReports, ...zhStages, ...zhWeatherDays, ...zhBackOffice }

/** The back office messages about a site, by language. */
export const siteWords: Record<Locale, Translated<typeof zh>> = {
  zh,
  cn: { ...cnDefects, ...cnRenovations, ...cnSiteReports, ...cnStages, ...cnWeatherDays, ...cnBackOffice },
  en: { ...enDefects, ...enRenovations, ...enSiteReports, ...enStages, ...enWeatherDays, ...enBackOffice },
}

import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import * as firstSteps from '@fitout/contract/staff/first-steps.ts'
import * as siteReports from '@fitout/contract/staff/site-reports.ts'
import * as stages from '@fitout/contract/staff/stages.ts'
import * as weatherDays from '@fitout/contract/staff/weather-days.ts'
import { openProvedMember } from '../members.ts'
import { sitePicture } from '../site-reports.ts'
import { openWorks, prepareWorks } from '../works.ts'
import { pictureFile } from './example-files.ts'
import { added, changed, example, first, gone, type Made, type Stage } from './example.ts'

const roomOf = ({ params }: Made) => params['id'] ?? ''

async function worksOf({ desk, owner }: Stage): Promise<string> {
  const id = await openWorks(desk.shop, owner, await openProvedMember(desk.shop))
  await prepareWorks(owner, id)
  return id
}

const addDay = async ({ owner }: Stage, daysAgo: number) => {
  const body = { day: hongKongDay(new Date(), -daysAgo), cause: 'T8' } as const
  return (await owner.call(weatherDays.addWeatherDay, { body })).data
}

async function reportOf(stage: Stage) {
  const id = await worksOf(stage)
  const body = { day: hongKongDay(new Date()), text: '浴室牆身拆好', images: [await sitePicture(stage.owner)] }
  const { data } = await stage.owner.call(siteReports.writeSiteReport, { params: { id }, body })
  return { params: { id, report_id: data._id, file_id: first(data.pictures)._id }, revision: data.revision }
}

export const stageExamples = [
  example(stages.changeStages, changed('stages.change', 'renovation'), async (stage) => {
    const title = { zh: '拆卸' }
    const later = { key: 'demolition', title, weight: 20, starts_on: hongKongDay(new Date(), 7), working_days: 6 }
    return { params: { id: await worksOf(stage) }, body: { revision: 1, stages: [later] } }
  }),
  example(stages.progressStage, changed('stages.progress', 'renovation', roomOf), async (stage) => ({
    params: { id: await worksOf(stage), key: 'demolition' },
    body: { percent: 40, next_step: { zh: '清運泥頭' }, waits_for: 'BUILDING' as const },
    by: stage.owner,
  })),
  example(weatherDays.addWeatherDay, added('weather-days.add', 'weather-day'), () => ({
    body: { day: hongKongDay(new Date(), -1), cause: 'OTHER' as const, reason: '全區停電' },
  })),
  example(weatherDays.removeWeatherDay, gone('weather-days.remove', 'weather-day'), async (stage) => ({
    params: { id: (await addDay(stage, 2))._id },
  })),
  example(firstSteps.settleFirstStep, added('first-steps.settle', 'first-step'), () => ({
    params: { key: 'policies' },
  })),
  // A picture is audited with the report that shows it.
  example(siteReports.addSitePicture, [], async (stage) => ({ file: await pictureFile(), by: stage.owner })),
  example(siteReports.writeSiteReport, added('site-reports.write', 'site-report', 'not answered'), async (stage) => ({
    params: { id: await worksOf(stage) },
    body: { day: hongKongDay(new Date()), text: '清運泥頭', images: [await sitePicture(stage.owner)] },
    by: stage.owner,
  })),
  example(
    siteReports.changeSiteReport,
    changed('site-reports.change', 'site-report', ({ params }) => params['report_id'] ?? ''),
    async (stage) => {
      const { params, revision } = await reportOf(stage)
      return { params, body: { revision, text: '浴室牆身拆好，泥頭已清' }, by: stage.owner }
    },
  ),
]

export const stageReadings = [
  example(stages.listStagesUnderWay, [], () => ({ query: { day: hongKongDay(new Date()) } })),
  example(stages.showStaffWorks, [], async (stage) => ({ params: { id: await worksOf(stage) } })),
  example(siteReports.listStaffSiteReports, [], async (stage) => ({
    params: (await reportOf(stage)).params,
    by: stage.owner,
  })),
  example(siteReports.readStaffSiteReportPicture, [], async (stage) => ({
    params: (await reportOf(stage)).params,
    by: stage.owner,
  })),
  example(stages.findSiteRenovation, [], async (stage) => ({
    params: { id: await worksOf(stage) },
    by: stage.owner,
  })),
]

import { CallError } from '@fitout/contract/client.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { findProject } from '@fitout/contract/projects.ts'
import { localised } from '@fitout/contract/localised.ts'
import type { About } from '../features/enquiries/enquiry-body.ts'
import { EnquiryPage } from '../features/enquiries/enquiry-page.tsx'
import { LanguagePicker } from '../features/language/language-picker.tsx'
import { type PageRequest, pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/enquiry.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const { reply_working_days: replyDays, main_store_id } = (await page.configuration())['shop-constants']
  return { replyDays, about: await aboutOf(page, url.searchParams, main_store_id) }
}

/** The subject of the enquiry; undefined if the address names something that does not exist. */
async function aboutOf({ call, locale }: PageRequest, query: URLSearchParams, store_id: string) {
  const [project, service] = [query.get('project'), query.get('service')]
  const title = async (): Promise<About | undefined> => {
    if (project) {
      const { data } = await call(findProject, { params: { id: project } })
      return { kind: 'project', id: data._id, ...localised({ title: data.title }, locale) }
    }
    if (!service) return undefined
    const { data } = await call(findProduct, { params: { store_id, id: service } })
    return { kind: 'service', id: data._id, ...localised({ title: data.title }, locale) }
  }
  return title().catch((error: unknown) => {
    if (error instanceof CallError && error.problem.status === 404) return undefined
    throw error
  })
}

export default function Enquiry({ loaderData }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData} languages={<LanguagePicker />} />
}

import { JournalPage } from '../features/journal/journal-page.tsx'
import { loadJournal } from '../features/journal/load-journal.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/blogs.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { journal: await loadJournal(context.get(pageRequest), url) }
}

export default function BlogsRoute({ loaderData }: Route.ComponentProps) {
  return <JournalPage {...loaderData} />
}

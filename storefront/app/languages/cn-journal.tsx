import { messages } from '@fitout/contract/messages/cn-journal.ts'
import { JournalPages } from '../layouts/journal-pages.tsx'

export default function SimplifiedChineseJournal() {
  return <JournalPages messages={messages} />
}

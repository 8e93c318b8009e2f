import { messages } from '@fitout/contract/messages/zh-journal.ts'
import { JournalPages } from '../layouts/journal-pages.tsx'

export default function TraditionalChineseJournal() {
  return <JournalPages messages={messages} />
}

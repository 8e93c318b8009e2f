import { messages } from '@fitout/contract/messages/en-journal.ts'
import { JournalPages } from '../layouts/journal-pages.tsx'

export default function EnglishJournal() {
  return <JournalPages messages={messages} />
}

import { messages } from '@fitout/contract/messages/en-portfolio.ts'
import { PortfolioPages } from '../layouts/portfolio-pages.tsx'

export default function EnglishPortfolio() {
  return <PortfolioPages messages={messages} />
}

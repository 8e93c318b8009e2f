import { messages } from '@fitout/contract/messages/cn-portfolio.ts'
import { PortfolioPages } from '../layouts/portfolio-pages.tsx'

export default function SimplifiedChinesePortfolio() {
  return <PortfolioPages messages={messages} />
}

import { messages } from '@fitout/contract/messages/zh-portfolio.ts'
import { PortfolioPages } from '../layouts/portfolio-pages.tsx'

export default function TraditionalChinesePortfolio() {
  return <PortfolioPages messages={messages} />
}

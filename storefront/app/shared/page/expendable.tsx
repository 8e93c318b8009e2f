import { Component, type ReactNode } from 'react'

/** What the page can do without: should it fail, nothing stands in its place and the rest goes on. */
export class Expendable extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
